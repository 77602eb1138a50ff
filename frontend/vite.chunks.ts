import type { ChunkingContext, CodeSplittingGroup } from 'rolldown';

/** The modules that both the landing page and the first screen of signed-in users need. */
const everywhere = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|@tanstack)/',
    'node_modules/@mui/(system|styled-engine|private-theming|material/(styles|Typography|Box|GlobalStyles|CssBaseline|zero-styled))/',
    'node_modules/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes|icons/Icon(ArrowRight|ChevronRight|StarFilled)\\.)',
    'src/kit/(theme/|format/(words|labels|categories|now)\\.|api/(calls|client|address|leaving|pages|reads|errors|token|signal|queries|config)\\.)',
    'src/kit/ui/(documentTitle|drawings|drawingParts|scenes|Logo|Prerendered|SignPlate|SiteFooter|Waiting|plainButton|toasts|lazy|popped)\\.',
    'src/pages/(landing|HomePage|Layout)\\.',
    'src/session/(session|RequireSignIn|useUnauthorized)\\.',
  ].join('|'),
);

/** Chooses the modules that are loaded at once with these, by the imports of what is built. */
function loadedWith(...paths: string[]): (id: string, graph: ChunkingContext) => boolean {
  let found: Set<string> | undefined;
  return (id, graph) => {
    if (found) return found.has(id);
    const reached = new Set<string>();
    const look = (module: string): void => {
      // The theme names the classes of all fields; that does not load them.
      if (reached.has(module) || module.includes('@mui/material/styles/enhanceHighContrast')) return;
      reached.add(module);
      for (const next of graph.getModuleInfo(module)?.importedIds ?? []) look(next);
    };
    for (const path of paths) look(`${import.meta.dirname}/${path}`);
    found = reached;
    return found.has(id);
  };
}

const kit = ['Page', 'Panel', 'Sheet', 'ShowMore', 'States', 'StatusBadge', 'VerifiedBadge'].map(
  (name) => `src/kit/ui/${name}.tsx`,
);
const inBars = loadedWith('src/pages/signedIn.ts', ...kit);
/** What a carrier's jobs are shown with. Nothing of it may need the bars, which are not loaded where there is no signal. */
const inJobs = loadedWith('src/pages/JobsPage.tsx', 'src/pages/JobPage.tsx', 'src/pages/RoadBar.tsx');
/** Reached by way of lists of all icons and helpers, and not used. */
const isForeign = (id: string) =>
  id.includes('@mui/material/SvgIcon/') ||
  (id.includes('@tabler/icons-react/dist/esm/icons/') &&
    !/Icon(Map2|Navigation|Phone|Message2|FileDownload)\./.test(id));
/** Small parts of many screens. */
const small =
  /src\/(features\/\w+\/(payments|payout|quotes|shipments|pricing|auth|order|ownData)\.ts|features\/account\/(AccountType|ResendVerification)|kit\/(api\/(?!uploads|sendPhoto|scaledPhoto)|format\/(?!mailTypos|passwordStrength|items\.|streets\.|condition|news\.|asked\.))|kit\/ui\/(hidden|caughtFocus|lostFocus|MileMarkers|innerScenes|saveFile|serverErrors|useSkeleton|PaymentWarning|PricePlate|ConfirmDialog|documentTitle|usePause|useKept)\.)|node_modules\/@mui\/material\/(Link|useMediaQuery)\/|node_modules\/@mui\/utils\/visuallyHidden/;
const inForms = loadedWith('src/kit/ui/FormField.tsx', 'src/kit/ui/FormError.tsx', 'src/kit/ui/ErrorSummary.tsx');
/** Further fields. None of them may bring the library of forms along, which what shows a message of a form does not need. */
const fields =
  /src\/kit\/(ui\/(PasswordField|PhotoField|PhotoTile|PhotoFault)|api\/(uploads|sendPhoto|scaledPhoto)|format\/asked)\.|node_modules\/@mui\/material\/(Checkbox|FormControlLabel|FormGroup|internal\/SwitchBase)/;
/** What opens over a screen at a tap. */
const inOverlays = loadedWith(
  'src/kit/ui/SheetDialog.tsx',
  'src/session/AccountMenuItems.tsx',
  'src/session/MoreDrawer.tsx',
);
const forPlaces = loadedWith('src/kit/ui/PlaceField.tsx');
/** What the page of a shipment shares with other screens. */
const deals =
  /src\/(kit\/ui\/(FoldPanel|PhotoStrip|RouteStrip|Clamped)|features\/(shipments\/(daysAhead|PhotoGallery|Instant|progress)|payments\/moneyBack|pricing\/EstimateList|quotes\/(quoteWords|Portrait|MissingFacts)|claims\/(claims|claimWords)|reviews\/(ReviewList|Stars|breakdown|reviews)|tracking\/(Proofs|tracking)|questions\/questions|quotes\/offers|agreement\/(agreement|proposal)))\./;
/** What chooses among listings, and remembers what was chosen. */
const browsing = /src\/(features\/shipments\/(Choice|where|filters))\./;
/** A carrier's jobs. */
const onTheRoad =
  /src\/(kit\/road\/(?!lightWorker)|pages\/(RoadBar|Jobs?Page)\.|features\/tracking\/(CarrierJob|job\/(?!NoPickUp|Waiting)\w+|FollowSwitch|Job(Age|Card|Sheet)|job(Order|Sheet|Stage)|NotSent|askPosition)\.)|node_modules\/idb\//;

/**
 * The files of what several screens need: in many small ones it is larger after compression, and a phone asks for each. `frame` is loaded by
 * every screen, `kit` by every screen but that, `bars` by every screen of signed-in users with signal, `forms` by fields, `hook-form` (the library of forms) by what is filled in, `overlays`
 * with the first thing that opens. What the landing page needs belongs to `frame`, or it loads the bars as well. A group takes along what its
 * modules import, unless a group of a higher priority has it.
 */
export const chunks: CodeSplittingGroup[] = [
  { name: 'frame', test: everywhere, priority: 3 },
  {
    debugName: 'kit',
    name: (id, graph) => (inJobs(id, graph) && !onTheRoad.test(id) && !isForeign(id) ? 'kit' : null),
    priority: 2.5,
  },
  { debugName: 'bars', name: (id, graph) => (inBars(id, graph) || small.test(id) ? 'bars' : null), priority: 2 },
  { debugName: 'overlays', name: (id, graph) => (inOverlays(id, graph) ? 'overlays' : null), priority: 1.5 },
  { debugName: 'forms', name: (id, graph) => (inForms(id, graph) || fields.test(id) ? 'forms' : null), priority: 1 },
  { name: 'deals', test: deals, priority: 1 },
  { name: 'browse', test: browsing, priority: 1 },
  // Most shipments are one thing.
  { name: 'items', test: /src\/kit\/(ui\/Item(Choice|List)|format\/items)\./, priority: 0.5 },
  // What carriers read, do and send on the road: one file on all of their screens.
  { name: 'road', test: onTheRoad, priority: 1.3 },
  {
    name: 'hook-form',
    test: /node_modules\/react-hook-form\/|src\/(kit\/(ui\/PasswordStrength|format\/(mailTypos|passwordStrength))|features\/account\/MailField)\./,
    priority: 1.2,
  },
  {
    debugName: 'places',
    name: (id, graph) => (forPlaces(id, graph) ? 'places' : null),
    priority: 0,
  },
];
