import { Shown } from '../common/shown.js';

export class HelpAnswer {
  @Shown.text() group: string;
  @Shown.text() question: string;
  @Shown.text() answer: string;
  @Shown.text() also: string;
}

export class TextsAnswer {
  @Shown.list(() => HelpAnswer) questions: HelpAnswer[];
  @Shown.texts() prohibited: string[];
}
