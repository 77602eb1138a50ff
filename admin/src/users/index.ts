import { IconUsers } from '@tabler/icons-react';
import { lazy } from 'react';
import { nameOf } from '../ui/names';
import { UserList } from './UserList';

const UserCreate = lazy(() => import('./UserCreate').then((screen) => ({ default: screen.UserCreate })));
const UserEdit = lazy(() => import('./UserEdit').then((screen) => ({ default: screen.UserEdit })));
const UserShow = lazy(() => import('./UserShow').then((screen) => ({ default: screen.UserShow })));

export default { list: UserList, show: UserShow, edit: UserEdit, create: UserCreate, icon: IconUsers, recordRepresentation: nameOf };
