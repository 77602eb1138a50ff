import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Edit, type EditProps, TopToolbar } from 'react-admin';
import { AllAtOnce } from './AllAtOnce';
import { FormFailed } from './ReadFailed';
import { STAYS } from './reading';
import { BackLink } from './WordButton';

interface EditPageProps extends Required<Pick<EditProps, 'redirect' | 'transform'>>, Pick<EditProps, 'title'> {
  /** Whether it can be left for the page it was opened from; a list that is its own form has none. */
  back?: boolean;
  /** Whether its parts stand on cards of their own instead of one together. */
  inParts?: boolean;
  children: ReactNode;
}

/** A form over one record, once all that it shows is loaded. It waits for the server, which writes the change to the audit log. */
export function EditPage({ back = false, inParts = false, children, ...edit }: EditPageProps) {
  const meanwhile = <Skeleton variant="rounded" height={480} />;
  return (
    <Edit
      {...edit}
      {...(inParts ? { component: 'div' } : {})}
      mutationMode="pessimistic"
      queryOptions={STAYS}
      error={<FormFailed />}
      actions={
        back ? (
          <TopToolbar>
            <BackLink />
          </TopToolbar>
        ) : (
          false
        )
      }
      render={({ record }) =>
        record ? (
          <AllAtOnce key={record.id} meanwhile={meanwhile}>
            {children}
          </AllAtOnce>
        ) : (
          meanwhile
        )
      }
    />
  );
}
