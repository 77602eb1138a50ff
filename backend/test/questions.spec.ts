import { openEventStream } from './support/event-stream.js';
import type { Answer } from './support/client.js';
import { needsOf } from './support/needs.js';
import { DAY, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';

interface Question {
  id: string;
  asker: { id: string } | null;
  text: string;
  answer: string | null;
  status: string;
  can: string[];
}

let world: World;
let asker: Person;
let quoting: Person;
let shipmentId: string;

beforeAll(async () => {
  world = await World.start();
});

beforeEach(async () => {
  [asker, quoting] = [await world.newCarrier('Ann'), await world.newCarrier('Quentin')];
  shipmentId = await world.listed();
});

const path = (id = shipmentId) => `/api/shipments/${id}/questions`;
const ask = (by: Person, text = 'Does it roll?'): Promise<Answer<Question>> => by.api.post<Question>(path(), { text });
const reply = (by: Person, id: string, answer = 'Yes, on all four.'): Promise<Answer<Question>> =>
  by.api.post<Question>(`/api/questions/${id}/answer`, { answer });
const seenBy = async (by?: Person): Promise<Question[]> =>
  ok(await (by?.api ?? world.visitor).get<Question[]>(path()), 200);
const acts = async (by: Person): Promise<string[]> =>
  ok(await by.api.get<{ can: string[] }>(`/api/shipments/${shipmentId}`), 200).can;

describe('questions about a listing', () => {
  it('are between the carrier and the owner until they are answered, and then for everybody, without the name', async () => {
    const { id } = ok(await ask(asker), 201);
    expect(await seenBy(asker)).toMatchObject([{ id, asker: { id: asker.id }, status: 'open', can: [] }]);
    expect(await seenBy(world.shipper)).toMatchObject([{ id, asker: { id: asker.id }, can: ['answer'] }]);
    expect([await seenBy(quoting), await seenBy()]).toEqual([[], []]);
    expectRefusal(await reply(quoting, id), 404, 'not_found');
    expectRefusal(await reply(asker, id), 403, 'forbidden');
    expect(ok(await reply(world.shipper, id), 200)).toMatchObject({ status: 'answered', answer: 'Yes, on all four.' });
    expectRefusal(await reply(world.shipper, id, 'No.'), 409, 'illegal_transition');
    const told = { id, asker: null, text: 'Does it roll?', answer: 'Yes, on all four.' };
    expect(await seenBy(quoting)).toMatchObject([told]);
    expect(await seenBy()).toMatchObject([told]);
    expect(await seenBy(asker)).toMatchObject([{ asker: { id: asker.id } }]);
  });

  it("wait on the owner's dashboard until all of them are answered", async () => {
    const asked = (by: Person) => needsOf(by, shipmentId, 'answer_question');
    const need = [{ kind: 'answer_question', quoteId: null, dueAt: null }];
    const [first, second] = [ok(await ask(asker, 'First?'), 201), ok(await ask(quoting, 'Second?'), 201)];
    expect([await asked(world.shipper), await asked(asker)]).toEqual([need, []]);
    ok(await reply(world.shipper, first.id), 200);
    expect(await asked(world.shipper)).toEqual(need);
    ok(await reply(world.shipper, second.id), 200);
    expect(await asked(world.shipper)).toEqual([]);
  });

  it('come the newest answer first', async () => {
    const [first, second] = [ok(await ask(asker, 'First?'), 201), ok(await ask(asker, 'Second?'), 201)];
    for (const { id } of [second, first]) {
      ok(await reply(world.shipper, id), 200);
      await world.advance(1);
    }
    expect((await seenBy()).map(({ text }) => text)).toEqual(['First?', 'Second?']);
  });

  it('never show contact data, not even to the two', async () => {
    const { id } = ok(await ask(asker, 'Can you call me at (512) 555-0190?'), 201);
    ok(await reply(world.shipper, id, 'Write to dana@example.com'), 200);
    const masked = { text: 'Can you call me at [phone hidden]?', answer: 'Write to [email hidden]' };
    for (const by of [asker, world.shipper, undefined]) expect(await seenBy(by)).toMatchObject([masked]);
    const list = ok(await world.admin.api.get<Question[]>('/api/admin/questions'), 200);
    expect(list.find((each) => each.id === id)).toMatchObject({ text: 'Can you call me at (512) 555-0190?' });
  });

  it('are five a carrier and listing, of carriers who do not own it', async () => {
    expect(await acts(asker)).toContain('questions');
    for (let count = 0; count < 5; count++) ok(await ask(asker, `Question ${count}?`), 201);
    expect(await acts(asker)).not.toContain('questions');
    expectRefusal(await ask(asker), 409, 'too_many_questions');
    ok(await ask(quoting), 201);
    expectRefusal(await ask(world.shipper), 403, 'carriers_only');
    expectRefusal(await asker.api.post(path(), { text: ' ' }), 400, 'invalid_input');
    expectRefusal(await asker.api.post(path(), { text: 'x'.repeat(501) }), 400, 'invalid_input');
  });

  it('are not asked where one has blocked the other', async () => {
    ok(await world.shipper.api.put(`/api/users/${asker.id}/block`), 204);
    expect(await acts(asker)).not.toContain('questions');
    expectRefusal(await ask(asker), 403, 'blocked');
  });

  it('are over once the listing is booked, and stay to be read', async () => {
    const [open, answered] = [ok(await ask(asker, 'Open?'), 201), ok(await ask(asker, 'Answered?'), 201)];
    // Once one is answered, its owner is not told of it any more.
    await world.told(world.shipper, shipmentId, 'question', ['question.asked', 'question.asked']);
    ok(await reply(world.shipper, answered.id), 200);
    const quoteId = await world.quoted(shipmentId, quoting);
    ok(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    expectRefusal(await ask(asker), 409, 'questions_closed');
    expectRefusal(await reply(world.shipper, open.id), 409, 'questions_closed');
    expect(await seenBy(world.shipper)).toMatchObject([{ text: 'Answered?' }, { text: 'Open?', can: [] }]);
    await world.advance(DAY + HOUR);
    await world.told(world.shipper, shipmentId, 'question', ['question.asked', 'question.asked']);
  });

  it('tell the owner, and their answer whoever asked and all with a pending quote', async () => {
    await world.quoted(shipmentId, quoting);
    await world.quoted(shipmentId, asker);
    const gone = await world.newCarrier();
    const withdrawn = await world.quoted(shipmentId, gone);
    ok(await gone.api.post(`/api/quotes/${withdrawn}/withdraw`), 200);
    const stream = await openEventStream(world.server.url, { authorization: `Bearer ${quoting.token}` });
    const { id } = ok(await ask(asker), 201);
    await world.told(world.shipper, shipmentId, 'question', ['question.asked']);
    ok(await reply(world.shipper, id), 200);
    await world.told(asker, shipmentId, 'question', ['question.answered']);
    await world.told(quoting, shipmentId, 'question', ['question.answered']);
    await world.told(gone, shipmentId, 'question', []);
    expect(await stream.next('question.answered')).toMatchObject({ data: { questionId: id } });
    stream.close();
  });

  it('remind the owner once, after a day', async () => {
    ok(await ask(asker), 201);
    await world.advance(DAY - HOUR);
    await world.told(world.shipper, shipmentId, 'question', ['question.asked']);
    await world.advance(2 * HOUR);
    await world.told(world.shipper, shipmentId, 'question', ['question.asked', 'question.waiting']);
    await world.advance(2 * DAY);
    await world.told(world.shipper, shipmentId, 'question', ['question.asked', 'question.waiting']);
  });

  it('remind of nothing that was answered', async () => {
    const { id } = ok(await ask(asker), 201);
    await world.told(world.shipper, shipmentId, 'question', ['question.asked']);
    ok(await reply(world.shipper, id), 200);
    await world.advance(2 * DAY);
    await world.told(world.shipper, shipmentId, 'question', ['question.asked']);
  });

  it('are hidden by operators, for a reason that stays', async () => {
    const { id } = ok(await ask(asker), 201);
    ok(await reply(world.shipper, id), 200);
    const hide = (body?: object) => world.admin.api.post<Question>(`/api/admin/questions/${id}/hide`, body);
    expect(ok(await world.admin.api.get<Question>(`/api/admin/questions/${id}`), 200).can).toEqual(['hide']);
    expectRefusal(await hide(), 400, 'invalid_input');
    expect(ok(await hide({ reason: 'It insults the owner.' }), 200)).toMatchObject({ status: 'hidden', can: [] });
    expectRefusal(await hide({ reason: 'Again.' }), 409, 'illegal_transition');
    for (const by of [asker, world.shipper, undefined]) expect(await seenBy(by)).toEqual([]);
    const filter = encodeURIComponent(JSON.stringify({ resource: 'questions', resourceId: id }));
    expect(ok(await world.admin.api.get(`/api/admin/audit-log?filter=${filter}`), 200)).toMatchObject([
      { action: 'questions.hide', reason: 'It insults the owner.', before: { status: 'answered' } },
    ]);
  });

  it('are in the export of both, as each wrote them; an account that is erased asks no more', async () => {
    const { id } = ok(await ask(asker, 'Call (512) 555-0190?'), 201);
    const exported = async (by: Person) =>
      ok(await by.api.get<{ questions: { id: string; text: string }[] }>('/api/users/me/export'), 200).questions;
    expect((await exported(asker)).map(({ text }) => text)).toEqual(['Call (512) 555-0190?']);
    expect((await exported(world.shipper)).find((each) => each.id === id)).toMatchObject({
      text: 'Call [phone hidden]?',
    });
    ok(await asker.api.delete('/api/users/me', { password: 'a long walk by the river' }), 204);
    expect(await seenBy(world.shipper)).toEqual([]);
  });
});
