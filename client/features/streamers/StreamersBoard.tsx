import { makeStyles, tokens } from '@fluentui/react-components'
import { Card } from '../../components/Card.tsx'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import { useStreamersPageQuery } from '../../gql/StreamersPage.ts'
import { useOrigin } from '../../hydration/origin.ts'
import { accountPath, type AccountParams } from '../../paths.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { PHONE, TABLET } from '../../theme/tokens.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountTrouble } from './AccountTrouble.tsx'
import { cardAddress, cardSnippet } from './card-texts.ts'
import { CardPreview } from './CardPreview.tsx'
import { CopiedText } from './CopiedText.tsx'
import { streamersPageVariables } from './load-streamers-page.ts'
import { useStreamersView } from './useStreamersView.ts'
import { useStreamersWords } from './useStreamersWords.ts'

graphql(/* GraphQL */ `
  query StreamersPage($gameName: String!, $tagLine: String!, $region: Region!) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      __typename
      ... on Account {
        id
      }
      ... on AccountNotFound {
        activeRegion
      }
    }
  }
`)

/** Fills the addresses before an account is chosen. */
const EXAMPLE: AccountParams = { region: 'EUW', gameName: 'Name', tagLine: 'TAG' }

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '14px',
    padding: '20px',
    [PHONE]: { padding: '14px 12px 16px' },
  },
  title: { ...sectionTitleStyle, margin: 0 },
  words: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  steps: {
    display: 'grid',
    gap: '6px',
    margin: 0,
    paddingInlineStart: '20px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

/** The account, its two cards, and the texts that bring them elsewhere. */
export function StreamersBoard() {
  const styles = useStyles()
  const words = useStreamersWords()
  const origin = useOrigin()
  const [view, change] = useStreamersView()
  const { account, unreadable, language, theme } = view
  const { data, loading, refetch } = useStreamersPageQuery({
    variables: streamersPageVariables(account ?? EXAMPLE),
    skip: account === null,
    notifyOnNetworkStatusChange: true,
  })
  const result = data?.account ?? null
  // An account of which nothing is known yet may exist: its card says so itself.
  const isMissing = result?.__typename === 'AccountNotFound' || result?.__typename === 'InvalidRiotId'
  const shown = isMissing ? null : account
  const named = shown ?? EXAMPLE

  return (
    <div className={styles.page}>
      <AccountForm view={view} onChange={change} />
      {account !== null && !loading ? (
        <AccountTrouble
          asked={account}
          result={result}
          onChoose={(other) => change({ account: other })}
          onRetry={() => void refetch()}
        />
      ) : null}
      {unreadable === '' ? null : (
        <Notice title={words('problem.unreadable.title')}>
          {words('problem.unreadable.text', { text: unreadable })}
        </Notice>
      )}
      <div className={styles.cards}>
        <Card className={styles.card}>
          <h2 className={styles.title}>{words('overlay.title')}</h2>
          <CardPreview kind="overlay" account={shown} language={language} theme={theme} />
          <CopiedText
            isExample={shown === null}
            label={words('overlay.address')}
            text={origin + cardAddress('overlay', named, { language, theme })}
          />
          <ol className={styles.steps}>
            <li>{words('overlay.steps.source')}</li>
            <li>{words('overlay.steps.address')}</li>
            <li>{words('overlay.steps.place')}</li>
          </ol>
        </Card>
        <Card className={styles.card}>
          <h2 className={styles.title}>{words('embed.title')}</h2>
          <CardPreview kind="embed" account={shown} language={language} theme={theme} />
          <CopiedText
            isExample={shown === null}
            label={words('embed.code')}
            text={cardSnippet(origin + cardAddress('embed', named, { language, theme }), named)}
          />
          <p className={styles.words}>{words('embed.words')}</p>
          <p className={styles.words}>{words('embed.oembed')}</p>
          <CopiedText isExample={shown === null} label={words('embed.page')} text={origin + accountPath(named)} />
        </Card>
      </div>
    </div>
  )
}
