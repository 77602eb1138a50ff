import { Cab, Drawing, Pickup, Wheel, type DrawingProps } from './drawingParts';

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

/** A truck at the door with the load taken off: done. */
export function Arrived(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M150 118V58l38-28 38 28v60z" fill="var(--c)" />
      <path d="M178 118V84h22v34z" fill="var(--b)" />
      <rect x="16" y="62" width="64" height="40" rx="3" fill="var(--c)" />
      <path d="M16 74h64" stroke="var(--a)" strokeWidth="6" />
      <path d="M14 102h74" strokeWidth="4" />
      <Wheel x={34} />
      <Cab x={86} />
      <path d="M40 40l8 8 16-18" stroke="var(--b)" strokeWidth="5" />
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

/** A mailbox at the roadside: no messages. */
export function Mailbox(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M120 84v34" strokeWidth="6" />
      <path d="M76 86V62q0-18 18-18h52q18 0 18 18v24z" fill="var(--c)" />
      <path d="M76 86V62q0-18 18-18t18 18v24z" fill="var(--b)" />
      <path d="M150 44V26h18v10h-18" fill="var(--a)" />
      <path d="M86 68h16" stroke="var(--c)" />
    </Drawing>
  );
}

/** A weigh station with an empty scale: no money has moved. */
export function EmptyScale(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="30" y="54" width="56" height="64" rx="4" fill="var(--c)" />
      <path d="M22 54h72l-8-16H30z" fill="var(--b)" />
      <rect x="42" y="68" width="32" height="20" fill="var(--a)" />
      <path d="M104 110h116v8H104z" fill="var(--c)" />
      <path d="M162 110V76" strokeWidth="4" />
      <circle cx="162" cy="58" r="20" fill="var(--b)" />
      <path d="M162 58V46" stroke="var(--c)" strokeWidth="4" />
    </Drawing>
  );
}

/** A magnifier over the road: nothing matches. */
export function NoMatch(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Pickup x={30} />
      <circle cx="150" cy="62" r="32" fill="var(--c)" />
      <path d="M174 86l30 30" strokeWidth="7" />
      <path d="M136 62h28M150 48v28" stroke="var(--a)" strokeWidth="4" transform="rotate(45 150 62)" />
    </Drawing>
  );
}

/** A barrier across the road: not for this user. */
export function ClosedRoad(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M60 118V60M180 118V60" strokeWidth="5" />
      <rect x="36" y="52" width="168" height="26" rx="4" fill="var(--c)" />
      <path d="M56 77l18-24M92 77l18-24M128 77l18-24M164 77l18-24" stroke="var(--a)" strokeWidth="9" />
      <rect x="36" y="52" width="168" height="26" rx="4" />
      <circle cx="60" cy="42" r="8" fill="var(--a)" />
      <circle cx="180" cy="42" r="8" fill="var(--a)" />
    </Drawing>
  );
}

/** A bell on a post: no notifications. */
export function QuietBell(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M84 118V24h36" strokeWidth="4" />
      <path d="M120 24v10" />
      <path d="M96 76q6-6 6-22 0-20 18-20t18 20q0 16 6 22z" fill="var(--a)" />
      <path d="M114 76q0 8 6 8t6-8" fill="var(--b)" />
      <path d="M170 118q2-20 14-20t14 20" fill="var(--b)" />
    </Drawing>
  );
}
