import type { CategoryId } from '../format/labels';
import { Cab, Drawing, Pickup, Wheel, type DrawingProps } from './drawingParts';

function Boat(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M18 64h112q-4 22-20 28H34Q20 88 18 64z" fill="var(--c)" />
      <path d="M18 72h111" stroke="var(--a)" strokeWidth="5" />
      <path d="M44 64V46h30l14 18" fill="var(--a)" />
      <path d="M14 98h136" strokeWidth="3" />
      <Wheel x={54} r={10} />
      <Wheel x={80} r={10} />
      <Pickup x={148} />
    </Drawing>
  );
}

function SofaAndBoxes(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M30 82q0-8 8-8h8V60q0-8 8-8h52q8 0 8 8v14h8q8 0 8 8v28H30z" fill="var(--b)" />
      <path d="M46 74v14h68V74M80 52v36M30 98h100" />
      <path d="M38 110v8M122 110v8" />
      <rect x="150" y="78" width="56" height="40" fill="var(--a)" />
      <path d="M178 78v14" />
      <rect x="158" y="46" width="40" height="32" fill="var(--c)" />
      <path d="M178 46v10M164 70h10" />
    </Drawing>
  );
}

function Excavator(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M10 100h112l10-16h40v8" strokeWidth="4" />
      <rect x="34" y="84" width="62" height="14" rx="7" fill="var(--c)" />
      <path d="M44 84V70h40v14zM48 70V46h22l8 24z" fill="var(--a)" />
      <path d="M54 64V52h13l4 12z" fill="var(--c)" />
      <path d="M84 74l26-34 24 20-4 16" strokeWidth="4" />
      <path d="M122 74h16l-4 10h-10z" fill="var(--b)" />
      <Wheel x={26} r={9} />
      <Wheel x={48} r={9} />
      <Wheel x={70} r={9} />
      <Wheel x={160} />
      <Cab x={180} />
    </Drawing>
  );
}

function BoxTruck(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="14" y="36" width="152" height="64" rx="4" fill="var(--c)" />
      <path d="M14 52h152" stroke="var(--b)" strokeWidth="8" />
      <path d="M14 100h166" strokeWidth="4" />
      <rect x="32" y="74" width="26" height="26" fill="var(--a)" />
      <rect x="62" y="74" width="26" height="26" fill="var(--a)" />
      <path d="M45 74v8M75 74v8" />
      <Wheel x={40} />
      <Wheel x={66} />
      <Wheel x={150} />
      <Cab x={176} />
    </Drawing>
  );
}

function HorseTrailer(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M16 100V56q0-12 12-12h84q14 0 16 16l4 40z" fill="var(--c)" />
      <path d="M16 84h114" stroke="var(--b)" strokeWidth="6" />
      <rect x="30" y="54" width="30" height="20" rx="3" fill="var(--b)" />
      <path d="M72 74V58q0-4 4-4h20q4 0 4 4v16z" fill="var(--b)" />
      <path d="M76 74q0-14 8-16l4-5 3 6q6 4 7 11l-6 2-5-3-1 5z" fill="var(--a)" />
      <path d="M132 100h22" strokeWidth="4" />
      <Wheel x={58} r={10} />
      <Wheel x={82} r={10} />
      <Pickup x={150} />
    </Drawing>
  );
}

function Crate(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="56" y="30" width="88" height="80" fill="var(--a)" />
      <path d="M56 44h88M56 96h88M70 30v80M130 30v80M70 96l60-52" />
      <path d="M50 110h100v8H50z" fill="var(--c)" />
      <rect x="164" y="66" width="46" height="52" fill="var(--b)" />
      <path d="M164 80h46M187 66v14" />
    </Drawing>
  );
}

const byCategory: Record<CategoryId, (props: DrawingProps) => React.JSX.Element> = {
  vehicles: Boat,
  household_items: SofaAndBoxes,
  heavy_equipment: Excavator,
  freight: BoxTruck,
  animals: HorseTrailer,
  other: Crate,
};

/** A typical item of a category, on the road. */
export function CategoryDrawing({ category, ...props }: DrawingProps & { category: string }) {
  const Scene = byCategory[category as CategoryId] ?? Crate;
  return <Scene {...props} />;
}
