import type { FormName } from '../format/conditionForms';

/** Lines of an item seen from one side, in a box of 300 by 180. */
const CAR_SIDE =
  'M20 118v-22q0-10 12-13l44-9 34-34q8-8 20-8h62q12 0 22 8l32 30 26 6q14 4 14 18v24q0 6-6 6h-14a27 27 0 0 0-54 0H120a27 27 0 0 0-54 0H26q-6 0-6-6zM118 72l22-26h34v26zM184 72V46h12l26 26zM179 76v44';
const CAR_END =
  'M60 140V92l22-8 14-38q4-10 14-10h80q10 0 14 10l14 38 22 8v48q0 6-6 6h-20v10h-22v-10H108v10H86v-10H66q-6 0-6-6zM96 82h108M74 104h30M196 104h30M112 118h76';
const LINES: Partial<Record<FormName, Partial<Record<string, string>>>> = {
  car: {
    left: CAR_SIDE,
    right: CAR_SIDE,
    front: CAR_END,
    back: CAR_END,
    top: 'M30 60q0-18 20-20l60-6h90q50 4 70 30v52q-20 26-70 30h-90l-60-6q-20-2-20-20zM100 50v80M116 56h70v68h-70zM204 50q16 40 0 80',
    inside: 'M60 150V70q0-30 30-30h120q30 0 30 30v80zM80 80h60v40H80zM160 80h60v40h-60zM100 60h30M80 130h140',
  },
  motorcycle: {
    left: 'M40 130a32 32 0 1 0 64 0a32 32 0 1 0-64 0M196 130a32 32 0 1 0 64 0a32 32 0 1 0-64 0M72 130l40-50h70l46 50M112 80l-12-26h-18M120 76q30-24 60 0M182 80h40l14 10',
    front: 'M136 30h28v50h-28zM100 44h100M136 80v90h28V80',
  },
  boat: {
    left: 'M16 92h268q-16 52-44 52H60Q30 144 16 92zM90 92V56h60l28 36M16 104h264',
    front: 'M72 78h156q-8 50-78 80-70-30-78-80zM150 78v80M106 78l14-40h60l14 40M150 38V18',
    inside: 'M30 90q40-50 120-50h110v100H150Q70 140 30 90zM120 70h60v40h-60zM210 70h30v40h-30z',
  },
  trailer: {
    left: 'M20 50h210v82H20zM230 126l50 6M98 132a22 22 0 1 0 44 0a22 22 0 1 0-44 0',
    front: 'M70 40h160v96H70zM130 136l20 26 20-26M52 120h18v40H52zM230 120h18v40h-18z',
    back: 'M70 40h160v96H70zM150 40v96M84 122h20M196 122h20M52 120h18v40H52zM230 120h18v40h-18z',
    inside: 'M30 40h240v100H30zM66 60h168v60H66zM30 40l36 20M270 40l-36 20M30 140l36-20M270 140l-36-20',
  },
  machine: {
    left: 'M30 130h180q16 0 16 16t-16 16H46q-16 0-16-16zM60 130V80h50V44h46l16 36h30v50M172 70l50-40 46 40-8 40',
    front: 'M60 150V70h40V36h100v34h40v80zM100 70h100M60 120h180M76 150v16h30v-16M194 150v16h30v-16',
  },
  furniture: {
    left: 'M60 160V70q0-20 20-20h20v60h120v50M60 140h160',
    front: 'M40 160V90q0-14 14-14h16V60q0-16 16-16h128q16 0 16 16v16h16q14 0 14 14v70zM70 76v40h160V76M150 44v72',
  },
  box: { front: 'M60 40h180v110H60zM60 74h180M150 40v34', top: 'M60 40h180v110H60zM60 95h180' },
};

/** Where there is no drawing of its own, the front stands for the back, and the left for the right. */
const SAME: Readonly<Record<string, string>> = { back: 'front', right: 'left', left: 'front', top: 'front' };

function linesOf(form: FormName, view: string): string {
  for (let at: string | undefined = view; at; at = SAME[at]) {
    const lines = LINES[form]?.[at];
    if (lines) return lines;
  }
  return 'M50 36h200v116H50z';
}

/** An item from one side, as plain lines to put marks on. */
export function Outline({ form, view }: { form: FormName; view: string }) {
  const mirrored = view === 'right' || view === 'back';
  return (
    <svg viewBox="0 0 300 180" aria-hidden width="100%" style={{ display: 'block' }}>
      <path
        d={linesOf(form, view)}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
        {...(mirrored ? { transform: 'translate(300 0) scale(-1 1)' } : {})}
      />
    </svg>
  );
}
