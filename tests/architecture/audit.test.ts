import { expect, it } from 'vitest'
import { findUnanswered } from '../../tasks/find-unanswered.ts'

const ADVISORY = {
  source: 1_103_617,
  name: 'parser',
  title: 'Endless loop',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
  range: '<2.0.1',
}

const AUDIT = {
  auditReportVersion: 2,
  vulnerabilities: {
    parser: { name: 'parser', severity: 'high', via: [ADVISORY], effects: ['server'], fixAvailable: true },
    server: { name: 'server', severity: 'high', via: ['parser'], effects: [], fixAvailable: false },
  },
  metadata: { vulnerabilities: { high: 2, total: 2 } },
}

it('finds each vulnerability once, at the package that has it', () => {
  expect(findUnanswered(AUDIT, '# Security')).toEqual([
    { id: 'GHSA-aaaa-bbbb-cccc', packageName: 'parser', severity: 'high', title: 'Endless loop' },
  ])
})

it('leaves out vulnerabilities that were answered', () => {
  expect(findUnanswered(AUDIT, '- GHSA-aaaa-bbbb-cccc: only files of our own are parsed.')).toEqual([])
})

it('says why there is no result when the registry does not answer', () => {
  const refused = { message: '405 Method Not Allowed', statusCode: 405 }
  expect(() => findUnanswered(refused, '')).toThrow('npm audit has no result: 405 Method Not Allowed')
})
