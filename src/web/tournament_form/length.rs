//! The length of a movement in the form: short, an evening, long, or exact numbers.

use strum::IntoEnumIterator;

use lastcard_tournament::{Format, LengthChoice, MovementLength, PlannedLength, Setup};

use crate::tournament_form::{
    fields::{BLOCKS, EXACT, FORMAT, HANDS_PER_BLOCK, HOW_LONG, ROUNDS},
    reading::FormReader,
    suggestions::DurationEstimates,
};
use crate::ui::form::Form;

impl FormReader<'_> {
    /// Writes a length in words as the numbers that it means for this many players.
    pub fn with_exact_length(&self, form: &Form, players: Option<usize>) -> Form {
        let mut form = form.clone();
        let choice = form.value(HOW_LONG.name).parse::<LengthChoice>();
        let format = form.value(FORMAT.name).parse::<Format>();
        if let (Ok(choice), Ok(format)) = (choice, format)
            && format.is_movement()
        {
            let plan = choice.plan(format, players.unwrap_or_default(), self.pace);
            let (rounds, blocks) = match plan.length {
                MovementLength::Rounds(rounds) => (rounds.to_string(), String::new()),
                MovementLength::Blocks(blocks) => (String::new(), blocks.to_string()),
            };
            form.set(HANDS_PER_BLOCK.name, plan.hands_per_block.get().to_string());
            form.set(ROUNDS.name, rounds);
            form.set(BLOCKS.name, blocks);
        }
        form
    }

    /// Says a length in words, if there is a word for it with this many players.
    pub fn name_length(&self, form: &mut Form, setup: &Setup, players: usize) {
        let Some(plan) = setup.plan() else {
            form.set(HOW_LONG.name, LengthChoice::Evening.to_string());
            return;
        };
        let length = PlannedLength { hands_per_block: plan.hands_per_block, length: plan.length };
        let choice = LengthChoice::of(length, setup.format(), players, self.pace);
        form.set(HOW_LONG.name, choice.map_or_else(|| EXACT.to_owned(), |choice| choice.to_string()));
    }
}

/// A length to choose.
pub struct LengthStop {
    pub id: String,
    pub name: String,
    pub chosen: bool,
    /// Hours and minutes; `None` if nobody is named yet.
    pub time: Option<String>,
    pub end: Option<String>,
    /// Hands at each table and in a block.
    pub hands: Option<(u32, u32)>,
}

impl LengthStop {
    /// Returns the lengths to choose from, the shortest first.
    pub fn all(lengths: &DurationEstimates<'_>) -> Vec<Self> {
        let form = lengths.form;
        let format = form.value(FORMAT.name).parse::<Format>().ok();
        let stop = |choice: LengthChoice| {
            let told = format.and_then(|format| lengths.estimate(format, Some(choice)));
            let in_block =
                told.as_ref().and_then(|told| told.setup.plan()).map(|plan| plan.hands_per_block.get());
            let text = told.and_then(|told| lengths.text_of(&told));
            Self {
                id: choice.to_string(),
                name: lengths.words.say(format!("draft-how-long-{choice}")).to_string(),
                chosen: form.has(HOW_LONG.name, &choice.to_string()),
                hands: text.as_ref().map(|text| text.hands).zip(in_block),
                end: text.as_ref().and_then(|text| text.end.clone()),
                time: text.map(|text| text.time),
            }
        };
        LengthChoice::iter().map(stop).collect()
    }
}
