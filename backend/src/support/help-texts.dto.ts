import { Shown } from '../common/shown.js';

export class HelpAnswer {
  @Shown.text({ description: 'Stays when it is worded anew.', example: 'is-there-a-fee' }) id: string;
  @Shown.text() group: string;
  @Shown.text() question: string;
  @Shown.text() answer: string;
  @Shown.text() also: string;
}

export class TextsAnswer {
  @Shown.list(() => HelpAnswer) questions: HelpAnswer[];
  @Shown.texts() prohibited: string[];
}
