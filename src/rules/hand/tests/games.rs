//! The worked examples as games in text files (`tests/rules/*.txt`), each with its own test.
//!
//! A file holds scenes, each starting with `== title`. The lines of a scene, in order:
//!
//!     rules PRESET option=value …         the ruleset
//!     table 4 dealer A opener B           the players: A is seat 0
//!     hold A: R5 YD2                      a holding (default: none)
//!     pile: G8 W                          the next cards to be drawn; the rest of the deck lies below
//!     only pile: G8 W                     the same, with the rest of the deck under the discards
//!     no rest                             the rest of the deck is left out
//!     discard: B1 G4                      cards below the top card, the earliest first
//!     top: R9 R                           the top card and the colour to match: A moves first
//!     start: R9                           instead: the card is turned up as the start card
//!     draft                               instead: the draft begins
//!     turn: B                             the player to move
//!     shuffled: R1 G2                     cards that the next reshuffle brings to the top
//!     A play R5                           a move; `colour` and `uno` follow the card
//!     no A play R7: does-not-fit          a refused move and the reason
//!     expect …                            see `Scene::expect`

use super::super::*;
use crate::seat::PerSeat;
use crate::{Counting, Values, Written};

/// A shuffle that brings the named cards to the top, in that order.
#[derive(Default)]
struct Named(Vec<Card>);

impl Shuffle for Named {
    fn shuffle(&mut self, cards: &mut [Card]) {
        let mut end = cards.len();
        for wanted in self.0.drain(..) {
            let at = cards[..end].iter().position(|card| *card == wanted).expect("the card is in the pile");
            cards[at..end].rotate_left(1);
            end -= 1;
        }
    }
}

struct Scene {
    hand: Hand,
    begun: bool,
    own_pile: bool,
    no_rest: bool,
    next: Named,
    counting: Counting,
    place: String,
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap_or_else(|e| panic!("{e}"))).collect()
}

fn seat(text: &str) -> Seat {
    let letter = text.bytes().next().expect("a seat");
    assert!(text.len() == 1 && letter.is_ascii_uppercase(), "{text} is no seat");
    Seat::new(usize::from(letter - b'A')).unwrap()
}

fn seats(text: &str) -> Vec<Seat> {
    text.split_whitespace().map(seat).collect()
}

fn lay(mut words: std::str::SplitWhitespace) -> Lay {
    let mut lay = Lay::plain(words.next().expect("a card").parse().unwrap());
    for word in words {
        match word {
            "uno" => lay.uno = true,
            colour => lay.colour = Some(colour.parse().unwrap()),
        }
    }
    lay
}

fn parse_move(text: &str) -> Option<(Seat, Move)> {
    let (by, rest) = text.split_once(' ')?;
    let mut words = rest.split_whitespace();
    let verb = words.next()?;
    let what = match verb {
        "play" => Move::Play(lay(words)),
        "deflect" => Move::Deflect(lay(words)),
        "jump" => Move::Jump(lay(words)),
        "pair" => {
            let lay = lay(words);
            Move::Pair { card: lay.card, uno: lay.uno }
        }
        "dump" => {
            let mut cards = Cards::NONE;
            let mut uno = false;
            words.for_each(|word| {
                if word == "uno" { uno = true } else { assert!(cards.push(word.parse().unwrap())) }
            });
            Move::Dump { cards, uno }
        }
        "draw" => Move::Draw,
        "keep" => Move::Keep,
        "accept" => Move::Accept,
        "challenge" => Move::Challenge,
        "swap" => Move::Swap { with: words.next().filter(|word| *word != "nobody").map(seat) },
        "give" => Move::Give { card: words.next()?.parse().ok()? },
        "name" => Move::Name { colour: words.next()?.parse().ok()? },
        "call" => Move::Call,
        "catch" => Move::Catch { seat: seat(words.next()?) },
        "ready" => Move::Ready,
        "report" => {
            let kind = words.next()?;
            let kind = *Offence::ALL.iter().find(|offence| offence.to_string() == kind)?;
            Move::Report { kind, seat: seat(words.next()?) }
        }
        "draft-keep" => Move::DraftKeep,
        "draft-reject" => Move::DraftReject,
        _ => return None,
    };
    Some((seat(by), what))
}

impl Scene {
    fn new(place: String) -> Self {
        let rules = Ruleset::from(crate::Preset::Club);
        let first = Seat::new(0).unwrap();
        let table = HandTable::dealt_by(first, 4);
        let deck = rules.deck().shuffled(&mut Named::default());
        let mut hand = Hand::deal(rules, table, deck, &mut Named(cards("R9"))).unwrap();
        hand.holdings = PerSeat::default();
        hand.discard = Pile::EMPTY;
        hand.pile = Pile::EMPTY;
        hand.match_colour(None);
        let counting = rules.counting(Values::Std);
        Self { hand, begun: false, own_pile: false, no_rest: false, next: Named::default(), counting, place }
    }

    #[expect(clippy::too_many_lines, reason = "the grammar of a scene, one line each")]
    fn run_line(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "rules" => {
                let mut words = rest.split_whitespace();
                let preset = words.next().unwrap().to_owned();
                let options = words.map(|set| set.split_once('=').unwrap());
                let options = options.map(|(name, word)| (name.to_owned(), word.into())).collect();
                self.hand.rules =
                    Written { preset, options }.check().unwrap_or_else(|e| panic!("{}: {e:?}", self.place));
                let values =
                    if self.hand.rules.preset() == crate::Preset::Duo { Values::Duo } else { Values::Std };
                self.counting = self.hand.rules.counting(values);
            }
            "table" => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                let named = |name| words.iter().position(|word| *word == name).map(|at| seat(words[at + 1]));
                let count = words[0].parse().unwrap();
                let dealer = named("dealer").unwrap_or(Seat::new(count - 1).unwrap());
                let mut table = HandTable::dealt_by(dealer, count);
                table.opener = named("opener").unwrap_or(table.opener);
                self.hand.table = table;
                self.hand.active = Seats::first(count);
            }
            "hold" => {
                let (who, held) = rest.split_once(':').unwrap();
                self.hand.holdings[seat(who)] = cards(held).into_iter().collect();
            }
            "pile:" => self.put_pile(rest, false),
            "only" => self.put_pile(rest.strip_prefix("pile:").unwrap(), true),
            "discard:" => cards(rest).into_iter().for_each(|card| assert!(self.hand.discard.put(card))),
            "turn:" => self.hand.phase = Phase::Turn { by: seat(rest) },
            "shuffled:" => self.next = Named(cards(rest)),
            "top:" => {
                let mut words = rest.split_whitespace();
                let top: Card = words.next().unwrap().parse().unwrap();
                self.hand.discard.put(top);
                let colour = words.next().map_or(top.colour(), |colour| Some(colour.parse().unwrap()));
                self.hand.match_colour(colour);
                self.hand.phase = Phase::Turn { by: seat("A") };
                self.put_rest_below();
            }
            "start:" => {
                cards(rest).into_iter().rev().for_each(|card| assert!(self.hand.pile.put(card)));
                self.put_rest_below();
                self.hand.turn_up(&mut self.next);
            }
            "draft" => {
                self.put_rest_below();
                self.hand.begin_pick(&mut self.next);
            }
            "expect" => self.assert_state(rest),
            "no" if rest == "rest" => self.no_rest = true,
            "no" => {
                let (what, reason) = rest.split_once(": ").expect("no MOVE: reason");
                let (by, what) = parse_move(what).unwrap_or_else(|| panic!("{}: {line}", self.place));
                assert!(self.begun, "{}: no start", self.place);
                let before = self.hand;
                let refused = self.hand.play(by, what, &mut self.next).expect_err(&self.place);
                let named = serde_json::to_value(refused.reason).unwrap()["fault"].clone();
                assert_eq!((named.as_str(), refused.hand), (Some(reason), before), "{}: {line}", self.place);
            }
            _ => {
                let (by, what) =
                    parse_move(line).unwrap_or_else(|| panic!("{}: what is {line:?}?", self.place));
                assert!(self.begun, "{}: no start", self.place);
                let listed = self.hand.legal(by).into_moves().any(|legal| legal == what);
                assert!(listed || matches!(what, Move::Dump { .. }), "{}: {line} is not listed", self.place);
                self.hand = self.hand.play(by, what, &mut self.next).unwrap_or_else(|refused| {
                    panic!("{}: {line}: {:?}", self.place, refused.reason);
                });
            }
        }
    }

    fn put_pile(&mut self, list: &str, only: bool) {
        self.own_pile = only;
        cards(list).into_iter().rev().for_each(|card| assert!(self.hand.pile.put(card)));
    }

    /// Puts the rest of the deck under the pile, or under the discards.
    fn put_rest_below(&mut self) {
        let mut rest: Vec<Card> = self.hand.rules.deck().cards().collect();
        let held = self.hand.seats().flat_map(|seat| self.hand.holdings[seat].cards()).collect::<Vec<_>>();
        for card in held.iter().chain(self.hand.pile.upward()).chain(self.hand.discard.upward()) {
            let at = rest.iter().position(|left| left == card);
            rest.swap_remove(at.unwrap_or_else(|| panic!("{}: too many {card}", self.place)));
        }
        if self.no_rest {
            rest.clear();
        }
        let below = if self.own_pile { &mut self.hand.discard } else { &mut self.hand.pile };
        let above = *below;
        *below = Pile::EMPTY;
        rest.iter().chain(above.upward()).for_each(|card| assert!(below.put(*card)));
        self.begun = true;
    }

    fn assert_state(&self, text: &str) {
        let hand = &self.hand;
        let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
        let place = format!("{}: expect {text}\n{:?} {:?}", self.place, hand.phase, hand.holdings);
        match what {
            "turn" => assert_eq!(hand.phase, Phase::Turn { by: seat(rest) }, "{place}"),
            "asked" => {
                assert_eq!(hand.waits_for(), Seats::NONE.with(seat(rest)), "{place}");
                assert_eq!(hand.forced(), None, "{place}");
            }
            "forced" => assert_eq!(hand.forced(), parse_move(rest), "{place}"),
            "top" => {
                let mut words = rest.split_whitespace();
                assert_eq!(hand.top().map(|top| top.to_string()).as_deref(), words.next(), "{place}");
                if let Some(colour) = words.next() {
                    assert_eq!(
                        hand.colour.map(|colour| colour.to_string()).as_deref(),
                        Some(colour),
                        "{place}"
                    );
                }
            }
            "clockwise" => assert!(hand.clockwise, "{place}"),
            "counter-clockwise" => assert!(!hand.clockwise, "{place}"),
            "holds" => {
                let (who, held) = rest.split_once(": ").unwrap();
                let held: Holding = cards(held).into_iter().collect();
                assert_eq!(hand.holdings[seat(who)], held, "{place}");
            }
            "sizes" => {
                let sizes: Vec<String> =
                    hand.seats().map(|seat| hand.holdings[seat].len().to_string()).collect();
                assert_eq!(sizes.join(" "), rest, "{place}");
            }
            "counts" => {
                let (who, points) = rest.split_once(' ').unwrap();
                let counts = hand.result().expect(&place).left(seat(who));
                assert_eq!(self.counting.holding(&counts).to_string(), points, "{place}");
            }
            "out" => assert_eq!(hand.phase, Phase::Over(Outcome::Out { seat: seat(rest) }), "{place}"),
            "stuck" => assert_eq!(hand.phase, Phase::Over(Outcome::Stuck), "{place}"),
            "order" => assert_eq!(hand.result().unwrap().order(), seats(rest), "{place}"),
            "points" => {
                assert_eq!(hand.phase, Phase::Over(Outcome::Refill), "{place}");
                let result = hand.result().unwrap();
                let points: Vec<String> = hand.seats().map(|seat| result.points(seat).to_string()).collect();
                assert_eq!(points.join(" "), rest, "{place}");
            }
            "bottom" => {
                let bottom = hand.pile.upward().first().map(ToString::to_string);
                assert_eq!(bottom.as_deref(), Some(rest), "{place}");
            }
            "pile" => assert_eq!(hand.pile.len().to_string(), rest, "{place}"),
            "owes" => assert!(hand.exposed.has(seat(rest)), "{place}"),
            "owed-by-nobody" => assert!(hand.exposed.is_empty(), "{place}"),
            "not-called" => assert!(!hand.called.has(seat(rest)), "{place}"),
            "called" => assert!(hand.called.has(seat(rest)), "{place}"),
            "silence" => assert!(hand.silence.is_some(), "{place}"),
            "no-silence" => assert!(hand.silence.is_none(), "{place}"),
            _ => panic!("{}: expect what? {text}", self.place),
        }
    }
}

fn run_scenes(name: &str, text: &str) {
    let mut scene: Option<Scene> = None;
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(title) = line.strip_prefix("== ") {
            scene = Some(Scene::new(title.to_owned()));
        } else if !line.is_empty() {
            let scene = scene.as_mut().expect("a scene begins with `== title`");
            let title = scene.place.split(" [").next().unwrap_or_default().to_owned();
            scene.place = format!("{title} [{name}.txt:{}]", number + 1);
            scene.run_line(line);
        }
    }
    assert!(scene.is_some(), "{name}.txt holds no scene");
}

macro_rules! games {
    ($($name:ident),* $(,)?) => {$(
        #[test]
        fn $name() {
            run_scenes(stringify!($name), include_str!(concat!("../../../../tests/rules/", stringify!($name), ".txt")));
        }
    )*};
}

games! {
    cut_answers_a_skip,
    the_card_below_stays,
    what_the_engine_met,
    false_cries_after_an_exchange,
    ex_10_11_final_draw,
    ex_31_36_cowboy,
    ex_37_42_duo,
    ex_52_start_card,
    ex_53_55_draw_cards,
    ex_56_58_challenge,
    ex_59_60_interception,
    ex_61_seven_zero,
    ex_62_64_circle_return_skip,
    ex_65_two_players,
    ex_66_uno,
    ex_67_68_drawing,
    ex_69_71_other_ends,
    ex_72_74_silence_ten_reports,
    ex_77_exhaustion,
    run_of_cards,
    second_reading,
}
