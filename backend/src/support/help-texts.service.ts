import { Injectable } from '@nestjs/common';
import { Texts } from '../platform/texts/texts.service.js';
import type { TextsAnswer } from './help-texts.dto.js';
import { QUESTIONS } from './questions.js';
import { REPLIES } from './replies.js';

/** What an answer has to say: these figures stand on the landing page too. */
const REQUIRED: Partial<Record<keyof typeof QUESTIONS, readonly string[]>> = {
  'can-i-cancel': ['cancelling'],
  'is-there-a-fee': ['platformFee'],
  'what-if-something-is-damaged': ['claimWindow'],
  'how-much-is-covered': ['coverage'],
  'is-an-animal-covered': ['claimWindow'],
};

const PROHIBITED = 'prohibited';

/** Operators cancel listings of these. */
const CANNOT_BE_SHIPPED = `People.
Weapons, ammunition, explosives and fireworks.
Drugs, and anything illegal to own or move at either end.
Hazardous materials: fuel outside a vehicle's tank, gas bottles, acids, poisons, radioactive or infectious material.
Cash, securities, jewelry and precious metals.
Stolen or counterfeit goods.
Wild or protected animals, and animals that are not fit to travel.`;

/** The texts of the help pages, and of replies to tickets. */
@Injectable()
export class HelpTexts {
  constructor(private readonly texts: Texts) {
    for (const [name, original] of Object.entries(QUESTIONS))
      texts.define({
        id: `question.${name}`,
        kind: 'question',
        name: original.question,
        about: 'On the page of questions and answers.',
        original,
        values: {},
        requires: REQUIRED[name as keyof typeof QUESTIONS] ?? [],
      });
    for (const [name, original] of Object.entries(REPLIES))
      texts.define({
        id: `reply.${name}`,
        kind: 'reply',
        name: original.heading,
        about: 'Put into an answer to a ticket.',
        original,
        values: {},
      });
    texts.define({
      id: PROHIBITED,
      kind: 'prohibited',
      name: 'What cannot be shipped',
      about: 'On the safety guide; each line is an item.',
      original: { body: CANNOT_BE_SHIPPED },
      values: {},
    });
  }

  /** As people read them. */
  read(): TextsAnswer {
    const shown = this.texts.ofKind('question').filter(({ version }) => !version?.hidden || version.unusable);
    return {
      questions: shown.map(({ definition, content }) => {
        const said = this.texts.fill(content);
        return {
          id: definition.id.replace(/^question\./, ''),
          group: content.group ?? '',
          question: said.line('question'),
          answer: said.line('answer'),
          also: said.line('also'),
        };
      }),
      prohibited: this.texts
        .said(PROHIBITED)
        .line('body')
        .split('\n')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    };
  }
}
