import { IconUsers } from '@tabler/icons-react';
import { lazy } from 'react';
import { nameOf } from '../ui/names';
import { UserList } from './UserList';

const UserShow = lazy(() => import('./UserShow').then((screen) => ({ default: screen.UserShow })));

export default { list: UserList, show: UserShow, icon: IconUsers, recordRepresentation: nameOf };
