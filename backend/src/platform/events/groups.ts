/** Members by group, and a timer that runs while there are any. */
export class Groups<Member> {
  private readonly groups = new Map<string, Set<Member>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly everyMs: number,
    private readonly act: () => void,
  ) {}

  get isEmpty(): boolean {
    return this.groups.size === 0;
  }

  keys(): string[] {
    return [...this.groups.keys()];
  }

  of(key: string): Iterable<Member> {
    return this.groups.get(key) ?? [];
  }

  *all(): Iterable<Member> {
    for (const group of this.groups.values()) yield* group;
  }

  enter(key: string, member: Member): void {
    this.groups.set(key, (this.groups.get(key) ?? new Set()).add(member));
    this.timer ??= setInterval(this.act, this.everyMs);
  }

  leave(key: string, member: Member): void {
    const group = this.groups.get(key);
    group?.delete(member);
    if (group?.size === 0) this.groups.delete(key);
    if (!this.isEmpty) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
