import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { CATEGORIES, FACT_LABELS, wordsOf } from '@haulway/frontend/kit/format/labels.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SaveButton,
  SelectArrayInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
  type RaRecord,
  BooleanInput,
} from 'react-admin';

import { EditPage } from '../ui/EditPage';
import { SettingsEffect } from './SettingsEffect';

const EDITABLE = [
  'version',
  'platformFeePercent',
  'paymentWindowHours',
  'bookNowPaymentHours',
  'autoReleaseHours',
  'claimWindowHours',
  'lateCancelPercent',
  'freeCancelHours',
  'delayPercentPerDay',
  'delayMaxPercent',
  'noShowHours',
  'codeReleases',
  'protectionPlans',
  'factsToBeAccepted',
  'twoPersonAbove',
  'supportPhone',
] as const satisfies readonly (keyof BodyOf<'PUT', '/api/admin/settings/{id}'>)[];

const MONTH = 720;

/** The current settings. Saving creates a new version; deals already agreed keep theirs. */
export function SettingsEdit() {
  return (
    <EditPage redirect="list" transform={onlyEditable} title="Settings">
      <SimpleForm sx={{ maxWidth: 720 }} toolbar={<SaveBar />} warnWhenUnsavedChanges>
        <Group title="Fees">
          <Percent source="platformFeePercent" label="Platform fee, percent of the quote" most={50} />
        </Group>
        <Group title="Time limits">
          <Hours source="paymentWindowHours" label="Time to pay after acceptance, hours" />
          <Hours
            source="bookNowPaymentHours"
            label="Time to pay after a carrier took it at the book-now price, hours"
          />
          <Hours source="autoReleaseHours" label="Time to confirm delivery before the payment is released, hours" />
          <Hours source="claimWindowHours" label="Time to open a claim after delivery, hours" />
          <Hours
            source="noShowHours"
            label="Time after the agreed pickup day before it is a no-show, hours"
            least={24}
          />
        </Group>
        <Group title="Release code">
          <BooleanInput
            source="codeReleases"
            label="The shipper's code, typed in at the place, confirms the delivery"
          />
        </Group>
        <Group title="Cancellations and delays">
          <Hours
            source="freeCancelHours"
            label="Free cancellation ends this long before the agreed pickup, hours"
            least={0}
          />
          <Percent source="lateCancelPercent" label="After that, the carrier gets, percent" most={100} />
          <Percent source="delayPercentPerDay" label="Refund for each day of delay, percent" most={100} />
          <Percent source="delayMaxPercent" label="Maximum refund for delay, percent" most={100} />
        </Group>
        <Group title="Two operators">
          <NumberInput
            source="twoPersonAbove"
            label="What moves more than this takes two operators, $"
            min={0}
            max={10_000_000}
            step={0.01}
            validate={[required(), minValue(0), maxValue(10_000_000)]}
            helperText="Owners and finance. Releases, refunds and awards on claims."
          />
        </Group>
        <Group title="Protection plans">
          <ArrayInput source="protectionPlans" label={false}>
            <SimpleFormIterator inline fullWidth disableAdd disableRemove disableReordering disableClear>
              <TextInput source="label" validate={[required(), maxLength(60)]} helperText={false} />
              <NumberInput
                source="percent"
                label="Price, percent"
                min={0}
                max={20}
                step={0.01}
                validate={[required(), minValue(0), maxValue(20)]}
                helperText={false}
              />
              <NumberInput
                source="minimum"
                label="Minimum, $"
                min={0}
                step={0.01}
                validate={[required(), minValue(0)]}
                helperText={false}
              />
              <NumberInput
                source="limit"
                label="Covers up to, $"
                min={1}
                validate={[required(), minValue(1)]}
                helperText={false}
              />
            </SimpleFormIterator>
          </ArrayInput>
        </Group>
        <Group title="Must be verified before a quote can be accepted">
          {CATEGORIES.map(({ id, label }) => (
            <SelectArrayInput
              key={id}
              source={`factsToBeAccepted.${id}`}
              label={label}
              choices={wordsOf(FACT_LABELS).map((fact) => ({ id: fact, name: FACT_LABELS[fact] }))}
              helperText={false}
            />
          ))}
        </Group>
        <Group title="Contact">
          <TextInput
            source="supportPhone"
            label="Support phone"
            validate={maxLength(30)}
            helperText="Leave empty to use the number the server was started with."
          />
        </Group>
        <SettingsEffect />
      </SimpleForm>
    </EditPage>
  );
}

function SaveBar() {
  return (
    <Toolbar>
      <SaveButton label="Save as a new version" />
    </Toolbar>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography component="h2" variant="h4" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      {children}
    </>
  );
}

function Hours({ source, label, least = 1 }: { source: string; label: string; least?: number }) {
  return (
    <NumberInput
      source={source}
      label={label}
      min={least}
      max={MONTH}
      step={1}
      validate={[required(), whole, minValue(least), maxValue(MONTH)]}
      helperText={false}
    />
  );
}

function Percent({ source, label, most }: { source: string; label: string; most: number }) {
  return (
    <NumberInput
      source={source}
      label={label}
      min={0}
      max={most}
      step={0.01}
      validate={[required(), minValue(0), maxValue(most)]}
      helperText={false}
    />
  );
}

/** The fields the server accepts; the version says which settings the changes are based on. */
function onlyEditable(record: RaRecord): Record<string, unknown> {
  return Object.fromEntries(EDITABLE.map((field) => [field, record[field]]));
}

function whole(value: unknown): string | undefined {
  return Number.isInteger(value) ? undefined : 'A whole number';
}
