import { Cab, Drawing, Pickup, Wheel, type DrawingProps } from './drawingParts';

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
