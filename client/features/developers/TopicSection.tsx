import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef, type ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import { MarkedText } from '../../components/MarkedText.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { PHONE } from '../../theme/tokens.ts'
import type { ExampleValues } from './example-values.ts'
import { ExampleCode } from './ExampleCode.tsx'
import { exampleOf, explorerPathOf, LANGUAGES } from './examples.ts'
import { fillIn } from './fill-in.ts'
import type { Topic, TopicWithExample } from './topics.ts'
import { useDevelopersTexts, useDevelopersWords } from './useDevelopersWords.ts'
import type { useExampleLanguage } from './useExampleLanguage.ts'

const useStyles = makeStyles({
  card: { padding: '20px 24px 24px', [PHONE]: { padding: '16px 12px 18px' } },
  section: { scrollMarginTop: '16px' },
  title: { ...sectionTitleStyle, margin: '0 0 8px' },
  words: {
    margin: '0 0 10px',
    maxWidth: '68ch',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  example: { marginTop: '6px' },
})

interface TopicSectionProps {
  readonly topic: Topic
  readonly values: ExampleValues
  /** Figures in the words, by name. */
  readonly figures: Readonly<Record<string, string>>
  readonly shown: ReturnType<typeof useExampleLanguage>
  /** Between the words and the example. */
  readonly children?: ReactNode
}

export function TopicSection({ topic, values, figures, shown, children }: TopicSectionProps) {
  const styles = useStyles()
  const texts = useDevelopersTexts()
  const { title, words } = texts[topic.texts]
  return (
    <section id={topic.id} className={styles.section} aria-labelledby={`${topic.id}-title`}>
      <Card className={styles.card}>
        <h2 id={`${topic.id}-title`} className={styles.title}>
          {title}
        </h2>
        {words.map((paragraph) => (
          <p key={paragraph} className={styles.words}>
            <MarkedText text={fillIn(paragraph, figures)} />
          </p>
        ))}
        {children}
        {topic.id === 'terms' ? null : (
          <div className={styles.example}>
            <TopicExample topic={topic} title={title} values={values} shown={shown} />
          </div>
        )}
      </Card>
    </section>
  )
}

interface TopicExampleProps extends Pick<TopicSectionProps, 'values' | 'shown'> {
  readonly topic: TopicWithExample
  readonly title: string
}

function TopicExample({ topic, title, values, shown: { language, choose, searchFor } }: TopicExampleProps) {
  const words = useDevelopersWords()
  const place = useRef<HTMLDivElement>(null)
  const example = exampleOf(topic, language, values)
  const needsPackage = language === 'javascript' && topic.id === 'subscriptions'
  return (
    <div ref={place}>
      <Tabs
        label={words('language')}
        tabs={LANGUAGES}
        selected={language}
        onSelect={(next) => choose(next, place.current)}
        linkTo={(next) => ({ search: searchFor(next), hash: `#${topic.id}` })}
      >
        <ExampleCode
          // What was copied is no longer shown.
          key={language}
          example={example}
          name={`${title}, ${language}`}
          run={words(needsPackage ? 'run.javascriptPackage' : `run.${language}`, { file: example.file })}
          explorerPath={explorerPathOf(topic, values)}
        />
      </Tabs>
    </div>
  )
}
