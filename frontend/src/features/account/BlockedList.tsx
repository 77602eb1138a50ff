import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBlock } from '../../kit/api/blocks';
import { explain } from '../../kit/api/errors';
import { longDay } from '../../kit/format/dates';
import { personName } from '../../kit/format/words';
import { ShowMore } from '../../kit/ui/ShowMore';
import { ErrorState } from '../../kit/ui/States';
import { toast } from '../../kit/ui/toasts';
import { ListLine, ListLines } from './ListLines';
import { useBlocked } from './people';

/** Whom the user has blocked; each can be unblocked. */
export function BlockedList() {
  const list = useBlocked();
  const block = useBlock();
  if (list.isPending) return <Skeleton variant="rounded" height={48} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.rows.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>You have not blocked anybody.</Typography>;
  return (
    <>
      <Typography>Neither of you can send the other new messages or quotes.</Typography>
      <ListLines>
        {list.rows.map((person) => (
          <ListLine
            key={person.id}
            title={personName(person)}
            more={`Blocked ${longDay(person.blockedAt)}`}
            action={
              <Button
                variant="outlined"
                size="small"
                aria-label={`Unblock ${personName(person)}`}
                disabled={block.isPending}
                onClick={() =>
                  block.mutate(
                    { id: person.id, on: false },
                    {
                      onSuccess: () => toast({ title: `${personName(person)} is unblocked` }),
                      onError: (error) =>
                        toast({
                          title: 'Error',
                          description: explain(error, 'This could not be saved. Please try again.'),
                          variant: 'destructive',
                        }),
                    },
                  )
                }
              >
                Unblock
              </Button>
            }
          />
        ))}
      </ListLines>
      <ShowMore list={list} what="people" />
    </>
  );
}
