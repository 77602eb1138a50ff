import { describe, expect, it } from '@jest/globals';
import { addressOf, keyOf, type Params } from './address';

describe('the address of a call', () => {
  const cases: [path: string, params: Params | undefined, address: string][] = [
    ['/api/config', undefined, '/api/config'],
    ['/api/shipments/{id}', { id: 'a1' }, '/api/shipments/a1'],
    ['/api/shipments/{id}/quotes', { id: 'a1', limit: 50 }, '/api/shipments/a1/quotes?limit=50'],
    ['/api/shipments', { q: 'grand piano', category: undefined, near: '' }, '/api/shipments?q=grand+piano'],
    ['/api/carriers/{id}', { id: '../admin?x=1' }, '/api/carriers/..%2Fadmin%3Fx%3D1'],
    ['/api/price-truth', { weight: '0' }, '/api/price-truth?weight=0'],
  ];
  it.each(cases)('of %s with %j', (path, params, address) => {
    expect(addressOf(path, params)).toBe(address);
  });
});

describe('the key of a read', () => {
  const cases: [path: string, params: Params | undefined, key: unknown[]][] = [
    ['/api/config', undefined, ['/api/config']],
    ['/api/shipments', {}, ['/api/shipments']],
    ['/api/shipments', { q: 'boat' }, ['/api/shipments', { q: 'boat' }]],
    ['/api/shipments/{id}', { id: 'a1' }, ['/api/shipments', 'a1']],
    ['/api/shipments/{id}/quotes', { id: 'a1', limit: 50 }, ['/api/shipments', 'a1', 'quotes', { limit: 50 }]],
  ];
  it.each(cases)('of %s with %j starts like the keys of everything it is below', (path, params, key) => {
    expect(keyOf(path, params)).toEqual(key);
  });
});
