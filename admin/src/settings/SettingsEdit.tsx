import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { CATEGORIES, FACT_LABELS, wordsOf } from '@haulway/frontend/kit/format/labels.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  Edit,
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
} from 'react-admin';

import { FormFailed } from '../ui/ReadFailed';
import { STAYS } from '../ui/reading';

const EDITABLE = [
  'version',
  'platformFeePercent',
  'paymentWindowHours',
  'autoReleaseHours',
  'claimWindowHours',
  'lateCancelPercent',
  'freeCancelHours',
  'delayPercentPerDay',
  'delayMaxPercent',
  'noShowHours',
  'protectionPlans',
  'factsToBeAccepted',
  'supportPhone',
  'announcement',
] as const satisfies readonly (keyof BodyOf<'PUT', '/api/admin/settings/{id}'>)[];

const MONTH = 720;

/** The settings in force. Saving creates a new version; agreed deals keep their own. */
export function SettingsEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="list"
      transform={onlyEditable}
      title="Settings"
      actions={false}
      queryOptions={STAYS}
      error={<FormFailed />}
    >
      <SimpleForm sx={{ maxWidth: 720 }} toolbar={<SaveBar />} warnWhenUnsavedChanges>
        <Group title="Fees">
          <Percent source="platformFeePercent" label="Platform fee, percent of the quote" most={50} />
        </Group>
        <Group title="Clocks">
          <Hours source="paymentWindowHours" label="To pay after acceptance, hours" />
          <Hours source="autoReleaseHours" label="To confirm after delivery before it is released, hours" />
          <Hours source="claimWindowHours" label="To claim after delivery, hours" />
          <Hours
            source="noShowHours"
            label="To pick up after the agreed day before it counts as a no-show, hours"
            least={24}
          />
        </Group>
        <Group title="Cancelling and delays">
          <Hours
            source="freeCancelHours"
            label="Cancelling is free until so long before the agreed pickup, hours"
            least={0}
          />
          <Percent source="lateCancelPercent" label="Later the carrier gets, percent" most={100} />
          <Percent source="delayPercentPerDay" label="Given back for each day of delay, percent" most={100} />
          <Percent source="delayMaxPercent" label="At most, percent" most={100} />
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
                label="At least, $"
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
        <Group title="Checked before a quote can be accepted">
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
        <Group title="Words">
          <TextInput
            source="supportPhone"
            label="Support phone"
            validate={maxLength(30)}
            helperText="Empty: the one the server was started with."
          />
          <TextInput
            source="announcement"
            label="Announcement"
            multiline
            validate={maxLength(500)}
            helperText="Stands on top of every page. Empty: none."
          />
        </Group>
      </SimpleForm>
    </Edit>
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

/** What the server takes; the version says which one the changes are based on. */
function onlyEditable(record: RaRecord): Record<string, unknown> {
  return Object.fromEntries(EDITABLE.map((field) => [field, record[field]]));
}

function whole(value: unknown): string | undefined {
  return Number.isInteger(value) ? undefined : 'A whole number';
}
