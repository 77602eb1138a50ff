import { IconTags } from '@tabler/icons-react';
import { lazy } from 'react';
import { RateCardList } from './RateCardList';
import { RateCardShow } from './RateCardShow';

const RateCardEdit = lazy(() => import('./RateCardEdit').then((screen) => ({ default: screen.RateCardEdit })));

export default { list: RateCardList, show: RateCardShow, edit: RateCardEdit, icon: IconTags, recordRepresentation: 'version', options: { label: 'Rate cards' } };
