import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from '../gql/gql.ts'
import type { RosterCredit_provenanceFragment } from '../gql/graphql.ts'
import { useMomentFormat } from '../i18n/useFormat.ts'
import { useRosterFactWords } from './useRosterFactWords.ts'

graphql(/* GraphQL */ `
  fragment RosterCredit_provenance on Provenance {
    asOf
    sources {
      name
      url
      licence {
        name
        url
      }
    }
  }
`)

const useStyles = makeStyles({
  root: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  link: { color: 'inherit' },
})

export function RosterCreditLine({
  provenance: { asOf, sources },
}: {
  readonly provenance: RosterCredit_provenanceFragment
}) {
  const styles = useStyles()
  const t = useRosterFactWords()
  const format = useMomentFormat()
  const licences = [...new Map(sources.flatMap(({ licence }) => (licence === null ? [] : [[licence.url, licence]])))]
  return (
    <p className={styles.root}>
      {asOf === null ? null : <span>{t('credit.asOf', { date: format.partialDate(asOf) })} </span>}
      {sources.length === 0 ? null : (
        <span>
          {t('credit.sources')}{' '}
          {sources.map(({ name, url }, index) => (
            <span key={name}>
              {index === 0 ? null : ', '}
              {url === null ? name : <CreditLink url={url}>{name}</CreditLink>}
            </span>
          ))}
          {licences.map(([url, { name }]) => (
            <span key={url}>
              {' ('}
              <CreditLink url={url}>{name}</CreditLink>, {t('credit.changed')})
            </span>
          ))}
          .
        </span>
      )}
    </p>
  )
}

function CreditLink({ url, children }: { readonly url: string; readonly children: string }) {
  const styles = useStyles()
  return (
    <a href={url} rel="noopener noreferrer nofollow" className={styles.link}>
      {children}
    </a>
  )
}
