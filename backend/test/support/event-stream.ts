/** One server-sent event, as the stream wrote it. */
export interface StreamedEvent {
  id: string;
  name: string;
  data: Record<string, string>;
}

/** An open `/api/events`, read in the background. */
export interface EventStream {
  /** Everything that has come so far. */
  readonly events: StreamedEvent[];
  /** The first event of this name that no earlier `next` returned, past or to come. */
  next(name: string): Promise<StreamedEvent>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens the stream of a user; resolves once the server has answered, so that nothing later is missed. */
export async function openEventStream(url: string, headers: Record<string, string>): Promise<EventStream> {
  const stop = new AbortController();
  const answer = await fetch(new URL('/api/events', url), { headers, signal: stop.signal });
  if (answer.status !== 200 || !answer.body) throw new Error(`No stream: ${answer.status} ${await answer.text()}`);
  const events: StreamedEvent[] = [];
  const given = new Set<StreamedEvent>();
  const waiting = new Set<() => void>();
  const hear = (event: StreamedEvent): void => {
    events.push(event);
    for (const look of waiting) look();
  };
  const ended = readEvents(answer.body, hear).catch(() => undefined);
  return {
    events,
    ended,
    next: (name) =>
      new Promise((done) => {
        const look = (): void => {
          const found = events.find((event) => event.name === name && !given.has(event));
          if (!found) return;
          waiting.delete(look);
          given.add(found);
          done(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => stop.abort(),
  };
}

async function readEvents(body: ReadableStream<Uint8Array>, hear: (event: StreamedEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
      const data = field('data');
      if (data !== undefined)
        hear({
          id: field('id') ?? '',
          name: field('event') ?? 'message',
          data: JSON.parse(data) as Record<string, string>,
        });
    }
  }
}
