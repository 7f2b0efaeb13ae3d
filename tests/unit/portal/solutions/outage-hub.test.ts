import { describe, expect, it } from 'vitest';
import { impactOf } from '../../../../demo/portal/solutions/outage-hub/impact';
import { type Incident, type Situation, situationAt } from '../../../../demo/portal/solutions/outage-hub/incidents';
import { clock, LAST_STEP, STEP, tickets } from '../../../../demo/portal/solutions/outage-hub/sample-hour';
import { type ServiceId, serviceIds, services } from '../../../../demo/portal/solutions/outage-hub/services';
import * as words from '../../../../demo/portal/solutions/outage-hub/status-message';
import { prototype as texts } from '../../../../demo/portal/texts/en/prototypes/outage-hub';

// Node has a language of its own, and lists read otherwise in each English.
const messageFor = (incident: Incident, situation: Situation) => words.messageFor(incident, situation, texts, 'en-GB');
const headlineOf = (situation: Situation) => words.headlineOf(situation, texts, 'en-GB');
const acknowledgementOf = (incident: Incident, at: number) => words.acknowledgementOf(incident, at, texts, 'en-GB');

const minutes = Array.from({ length: LAST_STEP + 1 }, (_, step) => step * STEP);

const incidentAt = (minute: number, root: ServiceId): Incident => {
  const incident = situationAt(minute).incidents.find((candidate) => candidate.root === root);
  if (!incident) throw new Error(`No incident of ${root} at ${minute}`);
  return incident;
};
const messageAt = (minute: number, root: ServiceId) => messageFor(incidentAt(minute, root), situationAt(minute));

describe('impact', () => {
  it('is none while no service reports a problem', () => {
    const conditionOf = impactOf({});
    for (const id of serviceIds) expect(conditionOf(id)).toEqual({ state: 'up' });
  });

  it('passes a failure on as it is to what cannot do without', () => {
    expect(impactOf({ line: 'down' })('phones')).toEqual({ state: 'down', root: 'line', through: 'line' });
    expect(impactOf({ line: 'slow' })('phones')).toEqual({ state: 'slow', root: 'line', through: 'line' });
  });

  it('softens it for what can, and swallows mere slowness', () => {
    expect(impactOf({ mail: 'down' })('shop')).toEqual({ state: 'slow', root: 'mail', through: 'mail' });
    expect(impactOf({ mail: 'slow' })('shop')).toEqual({ state: 'up' });
  });

  it('follows chains, and names both the neighbor and the origin', () => {
    expect(impactOf({ identity: 'down' })('payroll')).toEqual({ state: 'down', root: 'identity', through: 'vpn' });
  });

  it('takes the worst of two origins', () => {
    expect(impactOf({ identity: 'slow', line: 'down' })('vpn').root).toBe('line');
    expect(impactOf({ identity: 'down', line: 'slow' })('vpn').root).toBe('identity');
  });

  it('takes its own failure first where both are as bad', () => {
    expect(impactOf({ identity: 'down', vpn: 'down' })('payroll')).toEqual({
      state: 'down',
      root: 'vpn',
      through: 'vpn',
    });
  });

  it('reaches only what depends on the origin', () => {
    const reached = serviceIds.filter((id) => impactOf({ cloud: 'down' })(id).state !== 'up');
    expect(reached).toEqual(['cloud', 'intranet', 'files', 'shop']);
  });

  it('ends: no service of the sample needs itself by way of others', () => {
    const needsOf = (id: ServiceId, path: readonly ServiceId[]): void => {
      expect(path).not.toContain(id);
      for (const needed of serviceIds) if (services[id].needs[needed]) needsOf(needed, [...path, id]);
    };
    for (const id of serviceIds) needsOf(id, []);
  });
});

describe('the sample hour', () => {
  it('begins and ends well', () => {
    expect(situationAt(0)).toMatchObject({ incidents: [], otherTickets: [] });
    expect(headlineOf(situationAt(0))).toBe('All services are up.');
    expect(headlineOf(situationAt(60))).toBe('All services are up again.');
  });

  it('shows a failure before the first ticket', () => {
    const first = minutes.find((minute) => situationAt(minute).incidents.length > 0) ?? 0;
    expect(first).toBeLessThan(Math.min(...tickets.map(({ at }) => at)));
  });

  it.each(minutes)('puts every ticket that came by minute %i into exactly one group', (minute) => {
    const { incidents, otherTickets } = situationAt(minute);
    const grouped = [...incidents.flatMap((incident) => incident.tickets), ...otherTickets];
    const arrived = tickets.filter(({ at }) => at <= minute);
    expect(grouped.map(({ id }) => id).sort()).toEqual(arrived.map(({ id }) => id).sort());
  });

  it('keeps apart what has nothing to do with it', () => {
    const { otherTickets } = situationAt(60);
    expect(otherTickets.map(({ service }) => service)).toEqual(['shop']);
    expect(incidentAt(60, 'line').tickets.map(({ service }) => service)).toEqual(['phones', 'phones']);
    expect(incidentAt(60, 'identity').tickets).toHaveLength(7);
  });

  it('knows since when an incident is there, and since when it is over', () => {
    expect(incidentAt(30, 'identity')).toMatchObject({ since: 5, changed: 10, state: 'down' });
    expect(incidentAt(40, 'identity')).toMatchObject({ since: 5, changed: 35, state: 'slow' });
    expect(incidentAt(60, 'identity')).toMatchObject({ since: 5, changed: 45, state: 'up', affected: [] });
  });

  it('gives a service with two failures back to the one that is left', () => {
    expect(incidentAt(30, 'identity').affected).toContain('vpn');
    expect(incidentAt(30, 'line').affected).toEqual(['phones']);
    expect(incidentAt(50, 'line').affected).toEqual(['vpn', 'payroll', 'phones']);
  });
});

describe('message', () => {
  it('says what stopped, what is slow, what is fine, and when the next update comes', () => {
    expect(messageAt(25, 'identity')).toBe(
      'Identity provider: down since 09:10. VPN, Intranet, Ticket desk and Payroll are not working. File store is working, but not as usual. Web shop is fine. We know about it, so there is no need to report it. Next update at 09:55.',
    );
  });

  it('leaves out what there is nothing to say about', () => {
    expect(messageAt(20, 'line')).toBe(
      'Office line: slow since 09:20. Phone system is working, but not as usual. Web shop is fine. We know about it, so there is no need to report it. Next update at 10:20.',
    );
  });

  it('says that it is over', () => {
    expect(messageAt(60, 'line')).toBe(
      'Office line: back to normal since 09:55, after an incident that began at 09:20. If something still fails for you, sign out and in again, and tell us if that does not help.',
    );
  });

  it.each(minutes)('never calls a service fine that is not, at minute %i', (minute) => {
    const situation = situationAt(minute);
    for (const incident of situation.incidents.filter(({ state }) => state !== 'up')) {
      const fine = messageFor(incident, situation)
        .split('. ')
        .find((sentence) => /(?:is|are) fine/.test(sentence));
      for (const id of serviceIds) {
        if (situation.conditionOf(id).state !== 'up') expect(fine ?? '').not.toContain(texts.services[id]);
      }
    }
  });

  it('counts the services that feel it, for the headline', () => {
    expect(headlineOf(situationAt(25))).toBe(
      'Identity provider down, Office line slow. 6 of your 7 internal services are affected.',
    );
    expect(clock(60, 'en-GB')).toBe('10:00');
  });
});

describe('acknowledgement', () => {
  it('counts what one message answered and what came later', () => {
    expect(acknowledgementOf(incidentAt(15, 'identity'), 15)).toEqual({
      title: 'Acknowledged at 09:15, after 10 minutes',
      text: 'One message answers 4 tickets.',
    });
    expect(acknowledgementOf(incidentAt(60, 'identity'), 15).text).toBe(
      'One message answers 4 tickets. 3 more have come in since.',
    );
  });

  it('is told apart when it came before the first ticket', () => {
    expect(acknowledgementOf(incidentAt(5, 'identity'), 5)).toEqual({
      title: 'Acknowledged at 09:05, at the first sign',
      text: 'No one had written yet.',
    });
  });
});
