import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { callOnce } from '../../kit/api/once';
import type { BodyOf } from '../../kit/api/operations';
import type { components } from '../../kit/api/schema';
import { useRead } from '../../kit/api/queries';

/** Prices on a site of the user's. */
export type Widget = components['schemas']['WidgetAnswer'];

const LIST = '/api/widgets';

export function useWidgets() {
  return useRead(LIST);
}

export function useMakeWidget() {
  return useWrite((body: BodyOf<'POST', '/api/widgets'>) => callOnce('POST', LIST, { body }));
}

export function useChangeWidget(id: string) {
  return useWrite((body: BodyOf<'PATCH', '/api/widgets/{id}'>) =>
    call('PATCH', '/api/widgets/{id}', { params: { id }, body }),
  );
}

export function useDeleteWidget(id: string) {
  return useWrite(() => call('DELETE', '/api/widgets/{id}', { params: { id } }));
}

/** The line that a site needs, to be pasted where the widget should stand. */
export function snippetOf({ key }: Pick<Widget, 'key'>, origin: string): string {
  return `<script src="${origin}/widget/v1.js" data-key="${key}" async></script>`;
}

/** Sites typed one a line, or with commas. */
export function sitesIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((site) => site !== '');
}

/** What a widget does and did, in one line. */
export function standingOf({ enabled, estimates, listings }: Widget): string {
  const counted = (count: number, one: string, many: string) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
  return `${enabled ? '' : 'Off. '}${counted(estimates, 'estimate', 'estimates')}, ${counted(listings, 'shipment', 'shipments')} listed from it.`;
}

function useWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSettled: () => refresh(client, LIST) });
}
