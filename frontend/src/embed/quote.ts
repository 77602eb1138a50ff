/*
 * The page that a widget shows on somebody's site: asks for a job, shows what it usually costs, and leads to listing it.
 * It stands alone, since it has to be small there, and reads and writes no cookie and no storage.
 */
import type { AnswerOf } from '../kit/api/operations';

type Estimate = AnswerOf<'POST', '/api/widgets/{key}/estimate'>;
type Place = AnswerOf<'GET', '/api/places'>[number];
interface Refusal {
  detail?: string;
  errors?: { path: string; message: string }[];
}

const PAUSE_MS = 200;
const FAILED = 'The price could not be found just now. Please try again.';
const NAMES = ['from', 'to', 'category', 'weight'] as const;

const address = new URLSearchParams(location.search);
const form = query('form', HTMLFormElement);
const button = query('button', HTMLButtonElement);
const answer = query('#answer', HTMLElement);
const failure = query('#failure', HTMLElement);
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

function query<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`No ${selector}`);
  return found;
}

/** A field of the form; each is in its page. */
function fieldOf(name: string): HTMLInputElement | HTMLSelectElement {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) throw new Error(`No field ${name}`);
  return field;
}

/** What the page beside it says, else what the widget's owner chose. */
function begin(): void {
  for (const name of NAMES) {
    const chosen = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
    const given = address.get(name) || chosen;
    const field = fieldOf(name);
    field.value = given;
    if (field instanceof HTMLSelectElement) {
      // What is always the same is not asked. A word that is none of ours chooses nothing.
      if (given && field.value === given) field.closest('.field')?.setAttribute('hidden', '');
      else field.selectedIndex = 0;
    }
  }
}

function setTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const wanted = address.get('theme');
  const set = () => {
    document.documentElement.dataset.theme =
      wanted === 'dark' || (wanted !== 'light' && dark.matches) ? 'dark' : 'light';
  };
  set();
  dark.addEventListener('change', set);
}

/** Only the site that says it shows this is told how tall it is; another one hears nothing. */
function tellHeight(): void {
  const origin = address.get('origin');
  if (!origin || !URL.canParse(origin)) return;
  const tell = () =>
    window.parent.postMessage({ haulway: 'height', height: query('main', HTMLElement).offsetHeight }, origin);
  new ResizeObserver(tell).observe(query('main', HTMLElement));
  tell();
}

/** Suggests places for what is typed. */
function suggestPlaces(): void {
  const list = query('#places', HTMLDataListElement);
  const suggest = async (typed: string): Promise<void> => {
    const found = await fetch(`/api/places?${new URLSearchParams({ q: typed })}`, { credentials: 'omit' });
    if (!found.ok) return;
    const places = (await found.json()) as Place[];
    list.replaceChildren(...places.map(({ label }) => new Option(label, label)));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.list || target.value.trim().length < 2) return;
    const typed = target.value.trim();
    clearTimeout(timer);
    // Without suggestions it can still be typed out.
    timer = setTimeout(() => void suggest(typed).catch(() => undefined), PAUSE_MS);
  });
}

function showWrong(errors: NonNullable<Refusal['errors']>): void {
  for (const name of NAMES) {
    const field = fieldOf(name);
    const message = errors.find(({ path }) => path === name)?.message;
    document.getElementById(`${name}-wrong`)?.remove();
    field.toggleAttribute('aria-invalid', false);
    field.removeAttribute('aria-describedby');
    if (message === undefined) continue;
    const line = Object.assign(document.createElement('p'), {
      id: `${name}-wrong`,
      className: 'wrong',
      textContent: message,
    });
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', line.id);
    field.after(line);
  }
  NAMES.map(fieldOf)
    .find((field) => field.hasAttribute('aria-invalid'))
    ?.focus();
}

function show({ low, high, miles, prefillId }: Estimate): void {
  query('#range', HTMLElement).textContent = `${dollars.format(low)} to ${dollars.format(high)}`;
  query('#basis', HTMLElement).textContent =
    `Estimate for ${Math.round(miles).toLocaleString('en-US')} miles. Carriers quote their own prices.`;
  query('#list', HTMLAnchorElement).href = `/list-item?prefill=${prefillId}`;
  answer.hidden = false;
}

async function ask(): Promise<void> {
  const weight = fieldOf('weight').value.trim().replaceAll(',', '');
  const body = {
    from: fieldOf('from').value,
    to: fieldOf('to').value,
    category: fieldOf('category').value,
    weight: weight === '' ? null : Number.isNaN(Number(weight)) ? weight : Number(weight),
  };
  const sent = await fetch(`/api/widgets/${encodeURIComponent(address.get('key') ?? '')}/estimate`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (sent.ok) {
    showWrong([]);
    return show((await sent.json()) as Estimate);
  }
  const { errors = [], detail } = (await sent.json().catch(() => ({}))) as Refusal;
  showWrong(errors);
  if (errors.length === 0) fail(detail ?? FAILED);
}

function fail(text: string): void {
  failure.textContent = text;
  failure.hidden = false;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  // A disabled button would lose the focus.
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  failure.hidden = true;
  answer.hidden = true;
  void ask()
    .catch(() => fail(FAILED))
    .finally(() => button.removeAttribute('aria-disabled'));
});

begin();
setTheme();
suggestPlaces();
tellHeight();
