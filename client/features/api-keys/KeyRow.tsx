import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Age } from '../../components/Age.tsx'
import { graphql } from '../../gql/gql.ts'
import type { KeyRow_apiKeyFragment } from '../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { PHONE } from '../../theme/tokens.ts'
import { RevokeKey } from './RevokeKey.tsx'
import { useApiKeysWords } from './useApiKeysWords.ts'

graphql(/* GraphQL */ `
  fragment KeyRow_apiKey on ApiKey {
    id
    publicPart
    name
    createdAt
    use {
      lastUsedAt
      pointsPerMinute
      pointsThisMinute
      pointsToday
      requestsToday
      refusalsToday
    }
  }
`)

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '14px 20px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '14px 12px' },
  },
  who: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold, lineHeight: '20px' },
  small: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: '18px' },
  id: { fontFamily: tokens.fontFamilyMonospace },
  use: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 12px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
  term: { color: tokens.colorNeutralForeground2 },
  figures: { margin: 0 },
  revoke: { minHeight: '40px', [PHONE]: { justifySelf: 'start' } },
})

interface KeyRowProps {
  readonly apiKey: KeyRow_apiKeyFragment
  readonly onRevoked: (name: string) => Promise<void>
  /** The webhooks of the key. */
  readonly children: ReactNode
}

export function KeyRow({ apiKey: { id, publicPart, name, createdAt, use }, onRevoked, children }: KeyRowProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const format = useFormat()
  const moments = useMomentFormat()
  const [state, setState] = useState<'shown' | 'asking' | 'kept'>('shown')
  const row = useRef<HTMLLIElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (state === 'kept') row.current?.querySelector('button')?.focus()
  }, [state])

  if (state === 'asking') {
    return (
      <li className={styles.row}>
        <RevokeKey id={id} name={name} onKept={() => setState('kept')} onRevoked={onRevoked} />
      </li>
    )
  }

  const { lastUsedAt, pointsThisMinute, pointsPerMinute, pointsToday, requestsToday, refusalsToday } = use
  const today = [
    words('list.pointsToday', { points: format.number(pointsToday) }),
    words('list.requests', { count: requestsToday, number: format.number(requestsToday) }),
    ...(refusalsToday === 0
      ? []
      : [words('list.refusals', { count: refusalsToday, number: format.number(refusalsToday) })]),
  ]
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.small}>
          <span className={styles.id}>lw_{publicPart}…</span> {words('list.created', { date: moments.date(createdAt) })}
        </span>
        <span className={styles.small}>
          {lastUsedAt === null ? (
            words('list.never')
          ) : (
            <Age moment={lastUsedAt}>{(age) => words('list.used', { age })}</Age>
          )}
        </span>
      </div>
      <dl className={styles.use}>
        <dt className={styles.term}>{words('list.minute')}</dt>
        <dd className={styles.figures}>
          {words('list.points', { used: format.number(pointsThisMinute), limit: format.number(pointsPerMinute) })}
        </dd>
        <dt className={styles.term}>{words('list.today')}</dt>
        <dd className={styles.figures}>{today.join(' · ')}</dd>
      </dl>
      <Button className={styles.revoke} aria-label={words('revoke.label', { name })} onClick={() => setState('asking')}>
        {words('revoke.button')}
      </Button>
      {children}
    </li>
  )
}
