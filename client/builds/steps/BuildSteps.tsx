import { graphql } from '../../gql/gql.ts'
import type { BuildSteps_buildsFragment } from '../../gql/graphql.ts'
import { RunePages } from '../RunePages.tsx'
import { useBuildsWords } from '../useBuildsWords.ts'
import { UseRows } from '../UseRows.tsx'
import { useSpellRows } from '../useSpellRows.tsx'
import { ItemsStep } from './ItemsStep.tsx'
import { SkillsStep } from './SkillsStep.tsx'
import { useStepLayout } from './step-layout.ts'
import { StepCard } from './StepCard.tsx'
import { useCoverage } from './useCoverage.ts'

graphql(/* GraphQL */ `
  fragment BuildSteps_builds on ChampionBuilds {
    startingItems {
      coverage {
        ...Coverage_rate
      }
      options(first: 4) {
        ...ItemsStep_option
      }
    }
    boots {
      coverage {
        ...Coverage_rate
      }
      options(first: 4) {
        ...ItemsStep_option
      }
    }
    coreItems {
      coverage {
        ...Coverage_rate
      }
      options(first: 5) {
        ...ItemsStep_option
      }
    }
    fourthItem {
      coverage {
        ...Coverage_rate
      }
      options(first: 4) {
        ...ItemsStep_option
      }
    }
    fifthItem {
      coverage {
        ...Coverage_rate
      }
      options(first: 4) {
        ...ItemsStep_option
      }
    }
    sixthItem {
      coverage {
        ...Coverage_rate
      }
      options(first: 4) {
        ...ItemsStep_option
      }
    }
    skillOrders {
      coverage {
        ...Coverage_rate
      }
      options(first: 3) {
        ...SkillsStep_option
      }
    }
    spells {
      coverage {
        ...Coverage_rate
      }
      options(first: 4) {
        ...SpellRows_use
      }
    }
    runePages {
      coverage {
        ...Coverage_rate
      }
      options(first: 3) {
        ...RunePages_use
      }
    }
  }
`)

const LATER = ['fourthItem', 'fifthItem', 'sixthItem'] as const

/** The steps of a build in the order of a game, and then what was chosen before it. */
export function BuildSteps({ builds }: { readonly builds: BuildSteps_buildsFragment }) {
  const layout = useStepLayout()
  const words = useBuildsWords()
  const cover = useCoverage()
  const { startingItems, boots, coreItems, skillOrders, spells, runePages } = builds
  const spellRows = useSpellRows(spells.options)
  return (
    <div className={layout.root}>
      <div className={layout.steps}>
        <div className={layout.half}>
          <ItemsStep
            title={words('steps.startingItems')}
            coverage={cover('bought', startingItems.coverage)}
            column={words('columns.items')}
            options={startingItems.options}
          />
        </div>
        <div className={layout.half}>
          <ItemsStep
            title={words('steps.boots')}
            coverage={cover('bought', boots.coverage)}
            column={words('columns.item')}
            options={boots.options}
          />
        </div>
        <div className={layout.half}>
          <ItemsStep
            title={words('steps.coreItems')}
            coverage={cover('reached', coreItems.coverage)}
            column={words('columns.sequence')}
            options={coreItems.options}
            ordered
          />
        </div>
        <div className={layout.half}>
          <SkillsStep
            title={words('steps.skillOrders')}
            coverage={cover('levelled', skillOrders.coverage)}
            options={skillOrders.options}
          />
        </div>
        {LATER.map((step) => (
          <div key={step} className={layout.third}>
            <ItemsStep
              title={words(`steps.${step}`)}
              coverage={cover('reached', builds[step].coverage)}
              column={words('columns.item')}
              options={builds[step].options}
            />
          </div>
        ))}
        <div className={layout.third}>
          <StepCard
            title={words('steps.spells')}
            coverage={cover('known', spells.coverage)}
            empty={spells.options.length === 0}
          >
            <UseRows label={words('steps.spells')} column={words('columns.spells')} {...spellRows} />
          </StepCard>
        </div>
        <div className={layout.rest}>
          <RunePages
            title={words('steps.runePages')}
            coverage={cover('known', runePages.coverage)}
            uses={runePages.options}
          />
        </div>
      </div>
    </div>
  )
}
