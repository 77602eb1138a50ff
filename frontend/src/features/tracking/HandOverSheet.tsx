import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { ChangeOrder, Quote, Shipment } from '../../kit/api/types';
import { formOf, type Reports } from '../../kit/format/conditionForms';
import { useActs } from '../../kit/road/useActs';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { handOver, type HandOver, missingPhotos, picturesOf } from './handOver';
import { Code } from './handOver/Code';
import { Condition } from './handOver/Condition';
import type { Filling } from './handOver/Part';
import { Photos } from './handOver/Photos';
import { Signature } from './handOver/Signature';
import { keepDraft, readDraft } from './handOverDrafts';
import { conditionBefore } from './marksBefore';
import { papersWords } from './papers';
import OpenChangeNote from './OpenChangeNote';
import { useAtTheTruck } from './useAtTheTruck';

interface Props {
  shipment: Shipment;
  kind: 'pickup' | 'deliver';
  /** Of a delivery: what was reported at the pickup. */
  reports?: Reports;
  /** What is filled in already. */
  start?: Partial<HandOver>;
  /** The deal, and what is still open to change it, which the pickup ends. */
  deal?: { quote: Quote; change: ChangeOrder | undefined };
  onClose: () => void;
}

/** The pickup or delivery at the truck, by thumb, with or without signal: photos, condition, signature, and the code. */
export default function HandOverSheet(props: Props) {
  const { kind, shipment } = props;
  const [draft, setDraft] = useState<HandOver>();
  useEffect(() => void readDraft(kind, shipment.id).then(setDraft), [kind, shipment.id]);
  return draft && <Filled {...props} draft={draft} />;
}

function Filled({ shipment, kind, reports, start, deal, draft, onClose }: Props & { draft: HandOver }) {
  const form = formOf(shipment);
  const acts = useActs().filter(({ shipmentId }) => shipmentId === shipment.id);
  const [typed, setTyped] = useState<HandOver>({
    ...draft,
    ...start,
    values: { ...draft.values, ...start?.values },
  });
  const before = reports && conditionBefore(reports, acts, typed.itemId);
  // What is taken over goes with the item that is chosen; what was typed stays.
  const filled: HandOver = { ...typed, values: { ...before?.values, ...typed.values } };
  const { saving, keep, isNowhere, isFull } = useAtTheTruck(onClose);
  useEffect(() => {
    if (!saving) keepDraft(kind, shipment.id, typed);
  }, [kind, shipment.id, typed, saving]);
  const filling: Filling = {
    form,
    filled,
    change: ({ values, ...changes }) =>
      setTyped((now) => ({ ...now, ...changes, ...(values ? { values: otherThan(before?.values, values) } : {}) })),
    noRoom: isFull(picturesOf(filled)),
  };
  const isPickup = kind === 'pickup';
  const missing = missingPhotos(form, filled);
  const papers = isPickup ? papersWords(form, filled.values) : undefined;
  const lacksReason = missing > 0 && filled.fewPhotos.trim() === '';
  const save = () =>
    keep(
      async (position) => {
        await handOver(shipment.id, kind, form, filled, position);
        keepDraft(kind, shipment.id, undefined);
      },
      { atThePlace: filled.code !== '' },
    );
  return (
    <Sheet title={isPickup ? 'Pick up' : 'Deliver'} onClose={onClose} locked={saving} keeps>
      <Box sx={{ display: 'grid', gap: 6 }}>
        {deal?.change && <OpenChangeNote change={deal.change} quote={deal.quote} say="ends" />}
        <Photos {...filling} />
        <Condition {...filling} items={shipment.items} before={before?.marks} />
        <Signature {...filling} title={isPickup ? 'Who hands it over' : 'Who takes it'} />
        {!isPickup && <Code {...filling} isNowhere={isNowhere} />}
        <SheetFoot>
          <Button
            variant="contained"
            size="large"
            fullWidth
            disabled={saving || lacksReason || (filled.code !== '' && filled.code.length < 6)}
            onClick={() => void save()}
          >
            {saving ? 'Saving...' : isPickup ? 'Picked up' : 'Delivered'}
          </Button>
          {lacksReason && (
            <Typography role="status" sx={{ mt: 2, textAlign: 'center' }}>
              Take {missing} more {missing === 1 ? 'photo' : 'photos'}, or say why not.
            </Typography>
          )}
          {!lacksReason && papers && (
            <Typography role="status" sx={{ mt: 2, textAlign: 'center' }}>
              {papers}
            </Typography>
          )}
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

/** The values that are not the same as before. */
function otherThan(before: Readonly<Record<string, string>> = {}, values: HandOver['values']): HandOver['values'] {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => before[name] !== value));
}
