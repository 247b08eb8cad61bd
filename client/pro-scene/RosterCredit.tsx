import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../gql/gql.ts'
import type { RosterCredit_provenanceFragment } from '../gql/graphql.ts'
import { useMomentFormat } from '../i18n/useFormat.ts'

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

/** The date and the sources of the rosters on a page, with the licences that ask to be named. Empty when nothing is known. */
export function RosterCredit({
  provenance: { asOf, sources },
}: {
  readonly provenance: RosterCredit_provenanceFragment
}) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useMomentFormat()
  if (asOf === null && sources.length === 0) return null
  const licences = [...new Map(sources.flatMap(({ licence }) => (licence === null ? [] : [[licence.url, licence]])))]
  return (
    <p className={styles.root}>
      {asOf === null ? null : <span>{t('proScene.credit.asOf', { date: format.partialDate(asOf) })} </span>}
      {sources.length === 0 ? null : (
        <span>
          {t('proScene.credit.sources')}{' '}
          {sources.map(({ name, url }, index) => (
            <span key={name}>
              {index === 0 ? null : ', '}
              {url === null ? name : <CreditLink url={url}>{name}</CreditLink>}
            </span>
          ))}
          {licences.map(([url, { name }]) => (
            <span key={url}>
              {' ('}
              <CreditLink url={url}>{name}</CreditLink>, {t('proScene.credit.changed')})
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
