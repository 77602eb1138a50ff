import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { explain } from '../../kit/api/errors';
import { accessWords } from '../../kit/format/access';
import { ErrorState } from '../../kit/ui/States';
import { toast } from '../../kit/ui/toasts';
import { ListLine, ListLines } from './ListLines';
import { useAddresses, useForgetAddress } from './people';

/** The streets that the user has listed from or to, offered again when they list; each can be deleted. */
export function AddressList() {
  const { data, isError, error, refetch } = useAddresses();
  const forget = useForgetAddress();
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={48} />;
  if (data.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        None yet. Streets you list from or to are kept here, so you type them once.
      </Typography>
    );
  return (
    <>
      <Typography>We offer these when you list an item. Only you see them.</Typography>
      <ListLines>
        {data.map(({ id, label, address, access }) => (
          <ListLine
            key={id}
            title={label ?? address}
            more={[label && address, accessWords(access)].filter(Boolean).join('. ')}
            action={
              <Button
                variant="outlined"
                size="small"
                aria-label={`Delete ${address}`}
                disabled={forget.isPending}
                onClick={() =>
                  forget.mutate(id, {
                    onSuccess: () => toast({ title: 'Address deleted' }),
                    onError: (failure) =>
                      toast({
                        title: 'Error',
                        description: explain(failure, 'The address could not be deleted. Please try again.'),
                        variant: 'destructive',
                      }),
                  })
                }
              >
                Delete
              </Button>
            }
          />
        ))}
      </ListLines>
    </>
  );
}
