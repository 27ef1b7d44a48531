// Written by `npm run index`: every component of this set, by its path.
import type { Ti3Contents } from '../../rules/components/component.ts';
import _actionCardsABeaconOfHope from './action-cards/a-beacon-of-hope.ts';
import _actionCardsAMightyEmpire from './action-cards/a-mighty-empire.ts';
import _actionCardsCollectBounty from './action-cards/collect-bounty.ts';
import _actionCardsCouncilDisbanded from './action-cards/council-disbanded.ts';
import _actionCardsCounter from './action-cards/counter.ts';
import _actionCardsGeomagneticMines from './action-cards/geomagnetic-mines.ts';
import _actionCardsHandThatTakes from './action-cards/hand-that-takes.ts';
import _actionCardsHiredGun from './action-cards/hired-gun.ts';
import _actionCardsMiraculousRecovery from './action-cards/miraculous-recovery.ts';
import _actionCardsMomentOfTriumph from './action-cards/moment-of-triumph.ts';
import _actionCardsMovingSpeech from './action-cards/moving-speech.ts';
import _actionCardsOverrun from './action-cards/overrun.ts';
import _actionCardsParalyzingSerum from './action-cards/paralyzing-serum.ts';
import _actionCardsPressCharges from './action-cards/press-charges.ts';
import _actionCardsSendProxy from './action-cards/send-proxy.ts';

export const contents: Ti3Contents = {
  components: {
    'action-cards/a-beacon-of-hope': _actionCardsABeaconOfHope,
    'action-cards/a-mighty-empire': _actionCardsAMightyEmpire,
    'action-cards/collect-bounty': _actionCardsCollectBounty,
    'action-cards/council-disbanded': _actionCardsCouncilDisbanded,
    'action-cards/counter': _actionCardsCounter,
    'action-cards/geomagnetic-mines': _actionCardsGeomagneticMines,
    'action-cards/hand-that-takes': _actionCardsHandThatTakes,
    'action-cards/hired-gun': _actionCardsHiredGun,
    'action-cards/miraculous-recovery': _actionCardsMiraculousRecovery,
    'action-cards/moment-of-triumph': _actionCardsMomentOfTriumph,
    'action-cards/moving-speech': _actionCardsMovingSpeech,
    'action-cards/overrun': _actionCardsOverrun,
    'action-cards/paralyzing-serum': _actionCardsParalyzingSerum,
    'action-cards/press-charges': _actionCardsPressCharges,
    'action-cards/send-proxy': _actionCardsSendProxy,
  },
  tiles: {
  },
};
