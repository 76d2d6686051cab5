import { describe } from 'vitest';
import { saleWorld } from '#test/races/sale-world.ts';
import { memoryMoneyPorts } from './memory-money-ports.ts';
import { moneyPortsContract } from './money-ports.contract.ts';
import { postgresMoneyPorts } from './postgres-money-ports.ts';

describe('in memory', () => moneyPortsContract(memoryMoneyPorts));
describe('in PostgreSQL', () => moneyPortsContract(async () => postgresMoneyPorts(await saleWorld())));
