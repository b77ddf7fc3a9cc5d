import { openEyes } from '../web/eyes/eyes.ts'
import { LAPTOP, PHONE, type Screen } from '../web/eyes/sizes.ts'
import { describeInHouse, test } from '../web/house.ts'

const STYLE = `body { margin: 0; font: 16px/20px sans-serif } * { box-sizing: border-box }
  .at { position: absolute; margin: 0; white-space: nowrap } button { width: 60px; height: 50px; padding: 0; border: 0 }`

/** What is on the table, the screen it is looked at on, and what is found there. */
const SIGHTS: readonly [what: string, html: string, screen: Screen, faults: readonly string[]][] = [
  [
    'words side by side are fine',
    `<p class="at" style="left: 10px; top: 10px">Three hearts</p><p class="at" style="left: 10px; top: 30px">Two moves</p>`,
    LAPTOP,
    [],
  ],
  [
    'words on words are not',
    `<p class="at" style="left: 10px; top: 10px">Three hearts</p><p class="at" style="left: 30px; top: 14px">Two moves</p>`,
    LAPTOP,
    ['.at "Two moves" covers .at "Three hearts"'],
  ],
  [
    'a panel covers words, one that is clear does not',
    `<p class="at" style="left: 10px; top: 10px">Three hearts</p>
     <p class="at" style="left: 10px; top: 60px">Two moves</p>
     <div class="at panel" style="left: 40px; top: 0; width: 99px; height: 40px; background: navy; pointer-events: none"></div>
     <div class="at clear" style="left: 40px; top: 50px; width: 99px; height: 40px"></div>`,
    LAPTOP,
    ['.at covers .at "Three hearts"'],
  ],
  [
    'what a scroller hides is not covered',
    `<div style="height: 30px; overflow: auto"><p>One</p><p>Two</p></div><div style="background: navy">Below</div>`,
    LAPTOP,
    [],
  ],
  [
    'a button may hang out of its list, but not end where the list does',
    `<div style="height: 70px; overflow: auto; display: grid"><button>One</button><button>Two</button><button>Three</button></div>
     <div class="list" style="height: 50px; overflow: auto; display: grid"><button>Four</button><button>Five</button></div>`,
    LAPTOP,
    ['button "Five" is out of sight, and nothing in sight leads to it'],
  ],
  [
    'a hidden button is out of reach, unless it stands there once more',
    `<button hidden>Fight</button><button aria-label="Flee" style="display: none">x</button><button>Flee at once</button>`,
    LAPTOP,
    ['button "Fight" is out of sight, and nothing in sight leads to it'],
  ],
  [
    'a finger needs room, which may be clear',
    `<button style="width: 30px">Fight</button><button style="margin: 9px; width: 30px; position: relative">Flee<i
       class="at" style="inset: 0 -9px"></i></button>`,
    PHONE,
    ['button "Fight" is a target of 30 px'],
  ],
]

describeInHouse('eyes', () => {
  test.for(SIGHTS)(
    'see that %s',
    async ([_what, html, screen, faults], { house, expect, onTestFinished }) => {
      const page = await house.browser.newPage()
      onTestFinished(() => page.close())
      await page.setContent(`<style>${STYLE}</style><main class="table">${html}</main>`)
      const eyes = await openEyes(page)
      await eyes.turnTo(screen)
      expect(await eyes.look(screen)).toEqual(faults)
    },
  )
})
