import { IconUsers } from '@tabler/icons-react';
import { nameOf } from '../ui/names';
import { UserList } from './UserList';
import { UserShow } from './UserShow';

export default { list: UserList, show: UserShow, icon: IconUsers, recordRepresentation: nameOf };
