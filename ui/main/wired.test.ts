import { describe, expect, it } from 'vitest';
import { token } from '#domain/kernel/token.ts';
import { bindTo, bindValue } from './bind.ts';
import { makeWired } from './wired.ts';

const Greeting = token<string>('Greeting');
const Name = token<{ readonly first: string }>('Name');

describe('the composition of a page', () => {
  it('makes each binding once, in any order of binding', () => {
    const wired = makeWired();
    let times = 0;
    wired.add((bind) => {
      bindTo(bind, Greeting, [Name], ({ first }) => {
        times += 1;
        return `Hello ${first}`;
      });
    });
    wired.add((bind) => bindValue(bind, Name, { first: 'Lan' }));
    expect([wired.use(Greeting), wired.use(Greeting), times]).toEqual(['Hello Lan', 'Hello Lan', 1]);
  });

  it('names a missing binding and a duplicate one', () => {
    const wired = makeWired();
    expect(() => wired.use(Greeting)).toThrow('Nothing is bound to Greeting');
    wired.add((bind) => bindValue(bind, Greeting, 'Hello'));
    expect(() => wired.add((bind) => bindValue(bind, Greeting, 'Hello'))).toThrow('Greeting is bound twice');
  });

  it('names a circular dependency and works on after a failed maker', () => {
    const wired = makeWired();
    wired.add((bind) => {
      bindTo(bind, Greeting, [Name], ({ first }) => first);
      bindTo(bind, Name, [Greeting], (first) => ({ first }));
    });
    for (const _ of [1, 2]) expect(() => wired.use(Greeting)).toThrow('Greeting needs Name needs Greeting');
  });
});
