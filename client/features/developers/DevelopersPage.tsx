import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkedText } from '../../components/MarkedText.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useDevelopersPageQuery } from '../../gql/DevelopersPage.ts'
import { graphql } from '../../gql/gql.ts'
import type { DevelopersPageQuery } from '../../gql/graphql.ts'
import { useOrigin } from '../../hydration/origin.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { apiKeysPath, privacyPath, termsPath } from '../../paths.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { TABLET } from '../../theme/tokens.ts'
import { Contents } from './Contents.tsx'
import { exampleValues } from './example-values.ts'
import { FigureTable } from './FigureTable.tsx'
import { TOPICS, type Topic } from './topics.ts'
import { TopicSection } from './TopicSection.tsx'
import { useDevelopersTexts, useDevelopersWords } from './useDevelopersWords.ts'
import { useExampleLanguage } from './useExampleLanguage.ts'

graphql(/* GraphQL */ `
  query DevelopersPage {
    status {
      examples {
        gameName
        tagLine
        region
        kind
      }
      signIn {
        projectId
      }
      limits {
        pointsPerMinute
        keyPointsPerMinute
        operationPoints
        riotRequestPoints
        documentPoints
        documentTokens
        documentDepth
        documentFields
        requestBytes
        answerBytes
        operationSeconds
        riotRequestsPerOperation
        subscriptionPoints
        connections
        websockets
        unreadSeconds
        pingSeconds
        keysPerPerson
      }
    }
    proPlayers(first: 20) {
      edges {
        node {
          id
          slug
          accounts {
            gameName
            tagLine
            region
            confirmedAt
          }
        }
      }
    }
  }
`)

type FigureName = Exclude<keyof DevelopersPageQuery['status']['limits'], '__typename'>

/** Limits in the table, in their order. */
const LIMITS = [
  'pointsPerMinute',
  'keyPointsPerMinute',
  'documentPoints',
  'riotRequestPoints',
  'riotRequestsPerOperation',
  'subscriptionPoints',
  'documentTokens',
  'documentDepth',
  'documentFields',
  'requestBytes',
  'answerBytes',
  'operationSeconds',
  'websockets',
  'connections',
  'unreadSeconds',
] as const satisfies readonly FigureName[]

const useStyles = makeStyles({
  subtitle: { display: 'block', maxWidth: '64ch', textWrap: 'pretty' },
  columns: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    alignItems: 'start',
    gap: '20px',
    // The page keeps its place itself when the examples change.
    overflowAnchor: 'none',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  main: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  words: { margin: '0 0 10px', maxWidth: '68ch', lineHeight: '24px', color: tokens.colorNeutralForeground2 },
})

/** First steps with the API. Its figures and the values in its examples are those of this server. */
export function DevelopersPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useDevelopersWords()
  const texts = useDevelopersTexts()
  const format = useFormat()
  const origin = useOrigin()
  const shown = useExampleLanguage()
  const { data, loading, refetch } = useDevelopersPageQuery({ notifyOnNetworkStatusChange: true })

  const band = (
    <PageBand title={t('shell.developers')}>
      <span className={styles.subtitle}>{words('subtitle')}</span>
    </PageBand>
  )
  if (data === undefined) {
    return (
      <>
        {band}
        {loading ? (
          <output aria-busy aria-label={t('common.loading')}>
            <Skeleton height={420} radius={14} />
          </output>
        ) : (
          <NoAnswer busy={loading} onRetry={() => void refetch()} />
        )}
      </>
    )
  }

  const { limits, signIn } = data.status
  const values = exampleValues(data, origin)
  const figureOf = (name: FigureName) => format.number(limits[name])
  const figures = {
    origin,
    operationPoints: figureOf('operationPoints'),
    pingSeconds: figureOf('pingSeconds'),
    keyPointsPerMinute: figureOf('keyPointsPerMinute'),
  }

  /** Says where keys and webhooks are created on this server. */
  const noteOnKeys = (topic: 'apiKeys' | 'webhooks') => (
    <p className={styles.words}>
      {signIn === null ? (
        <MarkedText text={words(`${topic}.noSignIn`)} />
      ) : (
        <MarkedText
          text={words(`${topic}.signIn`, { keysPerPerson: figureOf('keysPerPerson') })}
          links={[apiKeysPath()]}
        />
      )}
    </p>
  )

  const contents: Partial<Record<Topic['id'], ReactNode>> = {
    limits: (
      <FigureTable
        kind="figures"
        caption={words('limits.caption')}
        heads={[words('limits.of'), words('limits.figure')]}
        rows={LIMITS.map((name) => ({ name: words(`limits.rows.${name}`), value: figureOf(name) }))}
      />
    ),
    errors: (
      <FigureTable
        kind="codes"
        caption={words('errors.caption')}
        heads={[words('errors.code'), words('errors.means')]}
        rows={Object.entries(texts.errors.rows).map(([name, meaning]) => ({
          name,
          value: <MarkedText text={meaning} />,
        }))}
      />
    ),
    'api-keys': noteOnKeys('apiKeys'),
    webhooks: noteOnKeys('webhooks'),
    terms: (
      <p className={styles.words}>
        <MarkedText text={words('terms.more')} links={[termsPath(), privacyPath()]} />
      </p>
    ),
  }

  return (
    <>
      {band}
      <div className={styles.columns}>
        <Contents />
        <div className={styles.main}>
          {TOPICS.map((topic) => (
            <TopicSection key={topic.id} topic={topic} values={values} figures={figures} shown={shown}>
              {contents[topic.id]}
            </TopicSection>
          ))}
        </div>
      </div>
    </>
  )
}
