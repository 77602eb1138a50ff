import Typography from '@mui/material/Typography';
import { IconPlayerPlay, IconPlayerStop, IconRefresh, IconSend } from '@tabler/icons-react';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';

/** Stops what is sent to an endpoint, or lets it start again. */
export function SwitchEndpoint() {
  const endpoint = useRecord('webhook-endpoints');
  if (!endpoint) return null;
  const enable = (
    <ActionButton
      label="Enable"
      icon={<IconPlayerPlay size={20} />}
      act="POST /api/admin/webhook-endpoints/{id}/enable"
      id={endpoint.id}
      title={`Send events to ${endpoint.url} again?`}
      said="The endpoint is enabled."
      reason="optional"
    >
      <Typography>What failed before is forgotten. Its owner can recover what it missed.</Typography>
    </ActionButton>
  );
  // What its owner, or a failure, disabled can be taken out of the owner's hands too.
  if (endpoint.disabledReason === 'operator') return enable;
  return (
    <>
      {endpoint.disabledAt ? enable : null}
      <ActionButton
        label="Disable"
        icon={<IconPlayerStop size={20} />}
        act="POST /api/admin/webhook-endpoints/{id}/disable"
        id={endpoint.id}
        title={`Send nothing more to ${endpoint.url}?`}
        said="The endpoint is disabled."
        isDanger
      >
        <Typography>
          What waits is canceled. The owner gets the reason by email, and cannot enable it: only operators can.
        </Typography>
      </ActionButton>
    </>
  );
}

/** Looks once more into what the provider told us and what then failed. */
export function RetryEvent() {
  const event = useRecord('webhook-events');
  if (event?.state !== 'parked' || !event.lastError) return null;
  return (
    <ActionButton
      label="Retry"
      icon={<IconRefresh size={20} />}
      act="POST /api/admin/webhook-events/{id}/retry"
      id={event.id}
      title={`Retry ${event.type}?`}
      said="It is being looked into again."
      reason="none"
    >
      <Typography>We ask the provider what happened, so nothing is done twice.</Typography>
    </ActionButton>
  );
}

/** Sends a delivery once more. */
export function RetryDelivery() {
  const delivery = useRecord('webhook-deliveries');
  if (!delivery) return null;
  return (
    <ActionButton
      label="Retry"
      icon={<IconSend size={20} />}
      act="POST /api/admin/webhook-deliveries/{id}/retry"
      id={delivery.id}
      title={`Send ${delivery.type} once more?`}
      said="It is being sent again."
      reason="none"
    >
      <Typography>Besides its schedule, with the same id, so that the receiver can tell a repeat.</Typography>
    </ActionButton>
  );
}
