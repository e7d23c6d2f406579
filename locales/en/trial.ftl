### Trial evenings: bots play, nothing counts, and everything is gone after a day.

trial-name = Trial evening
trial-names = Ada, Bruno, Clara, Dario, Edith, Felix, Greta, Hugo, Ines, Jonas, Kurt, Leo, Mira, Nils, Olga, Paul, Rosa, Sven, Tilda, Ulf
trial-try = Try an evening
trial-try-hint = Bots play an evening with thirteen invented people. Nothing of it counts, and after a day it is gone.
trial-until = nothing of it counts · gone on { $when }
trial-delete = Delete now
trial-deletion-text = The evening is deleted for good, with its pages and results. None of them counted.
trial-deletion-button = Delete the trial evening
trial-speeds = Speed of the bots
trial-speed-paused = Pause
trial-speed-real-time = Real time
trial-speed-tenfold = ×10
trial-speed-sixtyfold = ×60
trial-speed-block = To the end of the block
trial-speed-end = To the very end
done-trial = A trial evening is running, and bots enter the results. Correct a hand, substitute somebody, open the big screen.
done-trial-there = The club has this trial evening already. Delete it to begin another one.
event-trial-pace = Speed of the bots changed
error-trial = A trial evening does not become a draft
error-trial-help = Delete it, and try another one or set up a tournament of your own.
