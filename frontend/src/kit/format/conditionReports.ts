import { FORMS, type FormName, type Mark, type Reports, valueWords } from './conditionForms';
import { sentence } from './words';

export type Report = Reports[number];
export type ReportEnd = Report['end'];

/** One side of an item, at one end. */
export interface Side {
  /** Marks that were there at the pickup. */
  before: Mark[];
  /** Marks that are new. */
  marks: Mark[];
  photos: string[];
}

/** The sides of an item that anything is known of at these ends, in the order of its form. */
export function sidesOf(reports: readonly Report[]): { view: string; at: Partial<Record<ReportEnd, Side>> }[] {
  const ends = endsOf(reports);
  const form = formOfReports(reports);
  const known = new Set(reports.flatMap((report) => [...report.marks, ...picturesOf(report)].map(({ view }) => view)));
  const inOrder = [...new Set([...FORMS[form].views, ...known])].filter((view) => known.has(view));
  return inOrder.map((view) => ({
    view,
    at: Object.fromEntries(ends.map((end) => [end, sideOf(reports, end, view)])),
  }));
}

/** The ends that were reported, the pickup first. */
export function endsOf(reports: readonly Report[]): ReportEnd[] {
  return (['pickup', 'delivery'] as const).filter((end) => reports.some((report) => report.end === end));
}

export function formOfReports([first]: readonly Report[]): FormName {
  return first && first.form in FORMS ? first.form : 'box';
}

function sideOf(reports: readonly Report[], end: ReportEnd, view: string): Side {
  const atPickup = reports.filter((report) => report.end === 'pickup').flatMap(({ marks }) => marks);
  const here = reports.filter((report) => report.end === end);
  const ofView = (marks: readonly Mark[]) => marks.filter((mark) => mark.view === view);
  return {
    before: ofView(atPickup),
    marks:
      end === 'pickup' ? [] : ofView(here.flatMap(({ marks }) => marks)).filter((mark) => !isAmong(mark, atPickup)),
    photos: here.flatMap(picturesOf).flatMap((picture) => (picture.view === view ? picture.url : [])),
  };
}

/** Noted again at the delivery. */
function isAmong({ view, x, y, kind }: Mark, others: readonly Mark[]): boolean {
  return others.some((each) => each.view === view && each.x === x && each.y === y && each.kind === kind);
}

/** How many marks are new at the delivery. */
export function newMarks(reports: readonly Report[]): number {
  return sidesOf(reports).reduce((sum, { at }) => sum + (at.delivery?.marks.length ?? 0), 0);
}

/** The photos that show a side of the item, or a mark on it. */
export function picturesOf({ photos, photoViews, marks }: Report): { view: string; url: string }[] {
  const ofSides = photos.map((url, index) => ({ view: photoViews[index] ?? 'other', url }));
  const ofMarks = marks.flatMap(({ view, photo }) => (photo ? [{ view, url: photo }] : []));
  return [...ofSides.filter(({ view }) => view !== 'other'), ...ofMarks];
}

/** What was measured or counted, at each end that says it. */
export function valuesOf(reports: readonly Report[]): { label: string; at: Partial<Record<ReportEnd, string>> }[] {
  const form = formOfReports(reports);
  const names = [...new Set(reports.flatMap(({ values }) => Object.keys(values)))];
  const labelOf = (name: string) => FORMS[form].fields.find((field) => field.name === name)?.label ?? sentence(name);
  const at = (name: string, end: ReportEnd) =>
    reports.filter((report) => report.end === end && report.values[name] !== undefined).at(-1)?.values[name];
  return names.map((name) => ({
    label: labelOf(name),
    at: Object.fromEntries(
      endsOf(reports).flatMap((end) => {
        const value = at(name, end);
        return value === undefined ? [] : [[end, valueWords(form, name, String(value))]];
      }),
    ),
  }));
}

/** `small scratch, by the door` */
export function markWords({ size, kind, note }: Mark): string {
  return [`${size} ${kind === 'other' ? 'damage' : kind}`, note].filter(Boolean).join(', ');
}
