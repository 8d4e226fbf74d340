"""What a player types at the prompt, as an action: a number, an action as written, or words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

from pyramidion.cli.terminal import Terminal
from pyramidion.kernel.contract import Action, Game, View, action


def folded(text: str) -> str:
    """Without case, accents and doubled spaces."""
    bare = unicodedata.normalize("NFD", " ".join(text.split()).casefold())
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


class Typed:
    """The words of one game in one language; `view` is what the player sees."""

    def __init__(self, game: Game[Any], terminal: Terminal, actions: Sequence[Action]) -> None:
        self.game = game
        self.terminal = terminal
        self.actions = actions
        self.verbs = {folded(known.verb): known.verb for known in actions}
        for verb in list(self.verbs.values()):
            self.verbs.setdefault(folded(terminal.say(f"choice-{verb}.short")), verb)

    def chosen(self, view: View, legal: Sequence[Action], typed: str) -> Action | None:
        """One of the legal actions, if it is clear which."""
        numbers = {str(number): chosen for number, chosen in enumerate(legal, 1)}
        if typed in numbers:
            return numbers[typed]
        found = list(dict.fromkeys(self._matching(view, legal, typed)))
        return found[0] if len(found) == 1 else None

    def meant(self, view: View, typed: str) -> Action | None:
        """Any action of the game, legal or not, to tell why it is not possible."""
        found = next(self._matching(view, self.actions, typed), None)
        if found is not None:
            return found
        verb, noun = self._split(typed)
        return action(verb, noun) if verb and noun else None

    def _split(self, typed: str) -> tuple[str, str]:
        """A verb of the game, in English or as the buttons say it, and the rest."""
        words = folded(typed.replace(":", " ", 1)).split()
        for length in range(len(words), 0, -1):
            verb = self.verbs.get(" ".join(words[:length]))
            if verb is not None:
                return verb, " ".join(words[length:])
        return "", ""

    def _matching(self, view: View, actions: Sequence[Action], typed: str) -> Iterator[Action]:
        verb, noun = self._split(typed)
        same_verb = [known for known in actions if known.verb == verb]
        for known in same_verb:
            if folded(str(known.noun or "")) == noun:
                yield known
        for known in same_verb:
            if noun and known.noun is not None and noun in self._names(view, known):
                yield known
        for known in actions if len(actions) < 100 else []:
            if folded(self.terminal.choice(self.game, view, known)) == folded(typed):
                yield known

    def _names(self, view: View, known: Action) -> set[str]:
        """What else the action's thing is called: the card that lies there, by id and by name."""
        try:
            card = self.game.thing(view, known.noun).get("card")
        except (KeyError, IndexError, TypeError, ValueError):
            return set()
        say = self.terminal.say
        return {folded(str(card))} | ({folded(say.name(f"card-{card}"))} if say.has(f"card-{card}") else set())
