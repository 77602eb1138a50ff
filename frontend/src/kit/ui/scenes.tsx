import { Drawing, Pickup, type DrawingProps } from './drawingParts';

/** A sign beside an empty road: nothing here yet. */
export function EmptyRoad(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M92 70v48M148 70v48" strokeWidth="4" />
      <rect x="64" y="24" width="112" height="50" rx="8" fill="var(--b)" />
      <rect x="69" y="29" width="102" height="40" rx="5" stroke="var(--c)" />
      <path d="M84 49h56m-12-10 12 10-12 10" stroke="var(--c)" strokeWidth="5" />
      <path d="M190 118q2-18 12-18t12 18M20 118q2-12 9-12t9 12" fill="var(--a)" />
    </Drawing>
  );
}

/** A truck with its hood open: something failed. */
export function OpenHood(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Pickup x={60} />
      <path d="M134 82l24-30" strokeWidth="4" />
      <path d="M152 74q8-6 2-14 10-6 6-16" stroke="var(--a)" strokeWidth="3" />
      <path d="M186 118l10-34 10 34z" fill="var(--a)" />
      <path d="M191 102h10M180 118h32" />
      <path d="M26 118l10-34 10 34z" fill="var(--a)" />
      <path d="M31 102h10M20 118h32" />
    </Drawing>
  );
}

/** An exit sign over the road: this address leads nowhere. */
export function WrongExit(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M40 118V20h150" strokeWidth="4" />
      <rect x="70" y="30" width="110" height="46" rx="8" fill="var(--b)" />
      <rect x="75" y="35" width="100" height="36" rx="5" stroke="var(--c)" />
      <path d="M92 62l16-16m0 12V46H96M128 46h34M128 60h22" stroke="var(--c)" strokeWidth="4" />
      <path d="M90 20v10M160 20v10" />
      <path d="M206 118V92" strokeWidth="4" />
      <path d="M206 66l16 16-16 16-16-16z" fill="var(--a)" />
    </Drawing>
  );
}

/** Money behind a lock on the road: held until delivery. */
export function HeldSafely(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M92 62V48q0-26 28-26t28 26v14" strokeWidth="6" />
      <rect x="76" y="60" width="88" height="58" rx="8" fill="var(--b)" />
      <circle cx="120" cy="84" r="8" fill="var(--a)" />
      <path d="M120 92v12" strokeWidth="4" />
      <path d="M20 92h36M28 104h28M184 92h36M184 104h28" stroke="var(--a)" strokeWidth="4" />
    </Drawing>
  );
}
